#include "umpire/sheets/dates.h"
#include "umpire/base/speech.h"

#include <array>
#include <chrono>
#include <cstdio>

namespace umpire::sheets {

namespace {

std::string inWords(int year, unsigned month, unsigned day) {
    static constexpr std::array names{
        Saying("date", "January"), Saying("date", "February"), Saying("date", "March"),
        Saying("date", "April"),   Saying("date", "May"),      Saying("date", "June"),
        Saying("date", "July"),    Saying("date", "August"),   Saying("date", "September"),
        Saying("date", "October"), Saying("date", "November"), Saying("date", "December")};
    return fill(day == 1 ? say("date of a first", "{day} {month} {year}")
                         : say("date", "{day} {month} {year}"),
                {{"day", std::to_string(day)},
                 {"month", names.at(month - 1).said()},
                 {"year", std::to_string(year)}});
}

/// Year, month and day, and whether there is such a day.
struct Day {
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;

    bool valid() const {
        return std::chrono::year_month_day{std::chrono::year{year}, std::chrono::month{month},
                                           std::chrono::day{day}}
            .ok();
    }
};

} // namespace

std::string dateInWords(const std::string& iso) {
    Day day;
    int read = 0;
    const int found = std::sscanf(iso.c_str(), "%4d-%2u-%2u%n", &day.year, &day.month, &day.day, &read);
    const bool whole = found == 3 && static_cast<std::size_t>(read) == iso.size();
    return whole && day.valid() ? inWords(day.year, day.month, day.day) : iso;
}

std::optional<std::time_t> momentOf(const std::string& iso) {
    Day day;
    int hour = 0;
    int minute = 0;
    int second = 0;
    const int found = std::sscanf(iso.c_str(), "%4d-%2u-%2uT%2d:%2d:%2d", &day.year, &day.month, &day.day,
                                  &hour, &minute, &second);
    if (found < 5 || !day.valid()) {
        return std::nullopt;
    }
    std::tm parts{};
    parts.tm_year = day.year - 1900;
    parts.tm_mon = static_cast<int>(day.month) - 1;
    parts.tm_mday = static_cast<int>(day.day);
    parts.tm_hour = hour;
    parts.tm_min = minute;
    parts.tm_sec = second;
    parts.tm_isdst = -1;
    return iso.back() == 'Z' ? timegm(&parts) : mktime(&parts);
}

std::string momentInWords(const std::string& iso) {
    const auto moment = momentOf(iso);
    std::tm parts{};
    if (!moment || !localtime_r(&*moment, &parts)) {
        return {};
    }
    char clock[16];
    const std::size_t length = std::strftime(clock, sizeof clock, "%H:%M", &parts);
    return fill(say("date", "{date}, {time}"),
                {{"date", inWords(parts.tm_year + 1900, static_cast<unsigned>(parts.tm_mon) + 1,
                                  static_cast<unsigned>(parts.tm_mday))},
                 {"time", std::string(clock, length)}});
}

} // namespace umpire::sheets

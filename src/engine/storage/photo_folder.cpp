#include "umpire/storage/photo_folder.h"

#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/user_folders.h"
#include "umpire/storage/example_folders.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <memory>
#include <optional>
#include <system_error>

#include <libexif/exif-data.h>
#include <sys/stat.h>

namespace umpire {

namespace fs = std::filesystem;

namespace {

/// What a camera notes stands in one segment of at most 64 KiB near the beginning of the file.
constexpr std::size_t headBytes = 192 * 1024;
constexpr std::string_view jpegMark = "\xFF\xD8\xFF";
constexpr std::string_view pngMark = "\x89PNG\r\n\x1A\n";

enum class Format { None, Jpeg, Png };

Format formatOfName(const fs::path& path) {
    std::string end = path.extension().string();
    std::transform(end.begin(), end.end(), end.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return end == ".jpg" || end == ".jpeg" ? Format::Jpeg : end == ".png" ? Format::Png : Format::None;
}

std::optional<std::string> headOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string head(headBytes, '\0');
    file.read(head.data(), static_cast<std::streamsize>(head.size()));
    if (!file.eof() && !file) {
        return std::nullopt;
    }
    head.resize(static_cast<std::size_t>(file.gcount()));
    return head;
}

std::string isoOf(const std::tm& time) {
    char text[32];
    return {text, std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &time)};
}

/// "1917:10:31 16:30:00" as EXIF writes it, or "" for what is no such moment.
std::string isoOfExif(const std::string& exif) {
    std::tm time{};
    if (std::sscanf(exif.c_str(), "%4d:%2d:%2d %2d:%2d:%2d", &time.tm_year, &time.tm_mon, &time.tm_mday,
                    &time.tm_hour, &time.tm_min, &time.tm_sec) != 6) {
        return {};
    }
    const bool day = std::chrono::year_month_day{std::chrono::year{time.tm_year},
                                                 std::chrono::month{static_cast<unsigned>(time.tm_mon)},
                                                 std::chrono::day{static_cast<unsigned>(time.tm_mday)}}
                         .ok();
    const bool clock = time.tm_hour >= 0 && time.tm_hour < 24 && time.tm_min >= 0 && time.tm_min < 60 &&
                       time.tm_sec >= 0 && time.tm_sec <= 60;
    if (!day || !clock || time.tm_year < 1900) {
        return {};
    }
    time.tm_year -= 1900;
    --time.tm_mon;
    return isoOf(time);
}

/// What the camera noted, or "".
std::string takenBy(const std::string& head) {
    const std::unique_ptr<ExifData, void (*)(ExifData*)> data(
        exif_data_new_from_data(reinterpret_cast<const unsigned char*>(head.data()),
                                static_cast<unsigned>(head.size())),
        exif_data_unref);
    ExifEntry* entry =
        data ? exif_content_get_entry(data->ifd[EXIF_IFD_EXIF], EXIF_TAG_DATE_TIME_ORIGINAL) : nullptr;
    if (!entry || !entry->data || entry->size < 19) {
        return {};
    }
    return isoOfExif(std::string(reinterpret_cast<const char*>(entry->data), 19));
}

std::string changedAt(const fs::path& path) {
    struct stat status {};
    std::tm time{};
    if (::stat(path.c_str(), &status) != 0 || !localtime_r(&status.st_mtime, &time)) {
        return {};
    }
    return isoOf(time);
}

/// The photo, or in words why the file is none.
std::string readPhoto(const fs::path& path, FoundPhoto& photo) {
    const auto head = headOf(path);
    if (!head) {
        return say("photos", "the photo cannot be read");
    }
    const bool jpeg = formatOfName(path) == Format::Jpeg;
    if (!head->starts_with(jpeg ? jpegMark : pngMark)) {
        return jpeg ? say("photos", "the file is no JPEG picture, though it is called one; it is left out")
                    : say("photos", "the file is no PNG picture, though it is called one; it is left out");
    }
    photo.path = path.string();
    photo.when = jpeg ? takenBy(*head) : std::string();
    photo.byCamera = !photo.when.empty();
    if (!photo.byCamera) {
        photo.when = changedAt(path);
    }
    return {};
}

std::vector<fs::path> namedPhotos(const fs::path& folder, std::error_code& problem) {
    std::vector<fs::path> paths;
    for (auto it = fs::directory_iterator(folder, problem); !problem && it != fs::directory_iterator();
         it.increment(problem)) {
        std::error_code none;
        if (formatOfName(it->path()) != Format::None && it->is_regular_file(none)) {
            paths.push_back(it->path());
        }
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

} // namespace

PhotoFolder readPhotoFolder(const fs::path& folder) {
    PhotoFolder result;
    std::error_code problem;
    // Whole paths, so that a page for a browser finds them wherever it is put.
    const fs::path whole = fs::absolute(folder, problem);
    std::vector<fs::path> paths = namedPhotos(whole.empty() ? folder : whole, problem);
    if (problem) {
        result.unreadable = true;
        result.issues.push_back(
            errorIn(folder.string(), fill(say("photos", "the folder of photos cannot be read: {why}"),
                                          {{"why", problem.message()}})));
        return result;
    }
    if (paths.size() > PhotoFolder::most) {
        result.issues.push_back(warningIn(
            folder.string(),
            sayCounted("photos",
                       "the folder holds {n} photo; only the first {most} by name are used. "
                       "Put those you want into a folder of their own",
                       "the folder holds {n} photos; only the first {most} by name are "
                       "used. Put those you want into a folder of their own")
                .of(static_cast<long long>(paths.size()), {{"most", std::to_string(PhotoFolder::most)}})));
        paths.resize(PhotoFolder::most);
    }
    for (const fs::path& path : paths) {
        FoundPhoto photo;
        const std::string why = readPhoto(path, photo);
        if (why.empty()) {
            result.photos.push_back(std::move(photo));
        } else {
            result.issues.push_back(warningIn(path.string(), why));
        }
    }
    std::stable_sort(result.photos.begin(), result.photos.end(),
                     [](const FoundPhoto& a, const FoundPhoto& b) { return a.when < b.when; });
    return result;
}

std::vector<fs::path> exampleFolders(const fs::path& program) {
    std::error_code ignored;
    const fs::path real = fs::weakly_canonical(program, ignored);
    std::vector<fs::path> folders;
    if (!real.empty()) {
        folders.push_back(real.parent_path() / "battles");
        folders.push_back(real.parent_path().parent_path() / UMPIRE_DATA_FOLDER / "battles");
    }
    if (const fs::path own = userFolders().examples; !own.empty()) {
        folders.push_back(own);
    }
    return folders;
}

bool isExample(const std::vector<fs::path>& folders, const fs::path& battle) {
    const fs::path folder = fs::absolute(endOfLinks(battle)).parent_path();
    return std::any_of(folders.begin(), folders.end(), [&folder](const fs::path& each) {
        std::error_code ignored;
        return fs::equivalent(each, folder, ignored);
    });
}

} // namespace umpire

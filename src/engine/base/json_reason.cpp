#include "json_reason.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

/// What the parser was at, what it met and what it wanted there.
struct Complaint {
    std::string at;
    std::string met;
    std::string wanted;
};

/// "syntax error while parsing AT - unexpected MET; expected WANTED"
Complaint complaintOf(const std::string& reason) {
    const auto between = [&reason](std::string_view from, std::string_view to) {
        const auto begin = reason.find(from);
        if (begin == std::string::npos) {
            return std::string();
        }
        const auto first = begin + from.size();
        const auto end = to.empty() ? std::string::npos : reason.find(to, first);
        return reason.substr(first, end == std::string::npos ? end : end - first);
    };
    return {between("while parsing ", " - "), between("unexpected ", "; "), between("; expected ", "")};
}

char charAt(std::string_view text, std::size_t at) {
    return at < text.size() ? text[at] : '\0';
}

/// The last character before `at` that is no space.
char before(std::string_view text, std::size_t at) {
    const auto found = text.substr(0, at).find_last_not_of(" \t\r\n");
    return found == std::string_view::npos ? '\0' : text[found];
}

/// Something in a list or object is followed by what cannot follow.
std::string notSeparated(const Complaint& complaint, std::string_view text, std::size_t at) {
    const bool list = complaint.at == "array";
    if (complaint.met == (list ? "'}'" : "']'")) {
        return list ? say("json", "the bracket ] that ends the list is missing before this brace")
                    : say("json", "the brace } that ends the object is missing before this bracket");
    }
    if (complaint.met == "':'") {
        return list ? say("json", "a list has no keys; an object stands in braces { }")
                    : say("json", "one colon too many");
    }
    if (isDigit(charAt(text, at)) && at > 0 && text[at - 1] == '0') {
        return say("json", "a number does not begin with 0; remove it");
    }
    return say("json", "a comma is missing before this");
}

std::string noValue(const Complaint& complaint, std::string_view text, std::size_t at) {
    if (complaint.met == "']'" && before(text, at) == ',') {
        return say("json", "one comma too many before this bracket; remove it");
    }
    const std::string met = complaint.met == "']'"   ? say("json", "bracket")
                            : complaint.met == "'}'" ? say("json", "brace")
                            : complaint.met == "','" ? say("json", "comma")
                                                     : say("json", "colon");
    return fill(say("json", "a value is missing before this {met}"), {{"met", met}});
}

std::string noKey(const Complaint& complaint, std::string_view text, std::size_t at) {
    if (complaint.met == "'}'" && before(text, at) == ',') {
        return say("json", "one comma too many before this brace; remove it");
    }
    return complaint.met == "','" ? say("json", "one comma too many; remove it")
                                  : say("json", "a key in double quotes is expected here");
}

std::string badWord(std::string_view text, std::size_t at) {
    const auto begin = text.substr(0, at + 1).find_last_of(" \t\r\n,:[]{}");
    const char first = charAt(text, begin == std::string_view::npos ? 0 : begin + 1);
    if (first == '\'') {
        return say("json", "a text stands in double quotes, not in single ones");
    }
    if (first == '/' || first == '#') {
        return say("json", "JSON has no comments; remove this one");
    }
    return say("json", "this word stands for nothing; a text stands in double quotes, and only true, false "
                       "and null without");
}

std::string badText(const std::string& reason) {
    const auto says = [&reason](const char* words) { return reason.find(words) != std::string::npos; };
    if (says("missing closing quote")) {
        return say("json", "the closing quote of this text is missing");
    }
    if (says("control character")) {
        return say(
            "json",
            "a text holds no line breaks, tabs or other control characters; write a line break as \\n");
    }
    if (says("UTF-8")) {
        return say("json", "this is no UTF-8; save the file as UTF-8");
    }
    return say("json", "a backslash in a text stands before \", \\, /, b, f, n, r, t or u with four digits; "
                       "write \\\\ for the backslash itself");
}

} // namespace

std::string jsonReason(const std::string& reason, std::string_view text, std::size_t at) {
    const auto says = [&reason](const char* words) { return reason.find(words) != std::string::npos; };
    const Complaint complaint = complaintOf(reason);
    if (says("invalid string")) {
        return badText(reason);
    }
    if (says("invalid literal")) {
        return badWord(text, at);
    }
    if (says("invalid number")) {
        return say("json", "this is no number; write it like 12 or -3");
    }
    if (says("unexpected end of input")) {
        return say("json", "the file ends too early: a brace, bracket or value is missing");
    }
    if (complaint.wanted == "end of input") {
        return say(
            "json",
            "the file goes on after its end; remove what follows, or a brace or bracket too many before it");
    }
    if (complaint.at == "object separator") {
        return say("json", "a colon is missing between the key and its value");
    }
    if (complaint.at == "object key") {
        return noKey(complaint, text, at);
    }
    if (complaint.at == "object" || complaint.at == "array") {
        return notSeparated(complaint, text, at);
    }
    return noValue(complaint, text, at);
}

} // namespace umpire

// Photos of a folder with the time they were taken.

#include "support/temporary_folder.h"
#include "umpire/storage/photo_folder.h"

#include <gtest/gtest.h>

#include <chrono>

namespace umpire::test::photo_folder_test {
namespace {

namespace fs = std::filesystem;

std::string big16(std::size_t value) {
    return {static_cast<char>(value >> 8U), static_cast<char>(value & 0xFFU)};
}

std::string big32(std::size_t value) {
    return big16(value >> 16U) + big16(value & 0xFFFFU);
}

/// A JPEG file without a picture, but with the moment its camera noted: "1917:10:31 16:30:00".
std::string jpegOf(const std::string& moment) {
    const std::string text = moment + '\0';
    // One entry in the first directory, which leads to the second; one in that, the moment behind both.
    std::string tiff = "MM" + big16(42) + big32(8);
    tiff += big16(1) + big16(0x8769) + big16(4) + big32(1) + big32(26) + big32(0);
    tiff += big16(1) + big16(0x9003) + big16(2) + big32(text.size()) + big32(44) + big32(0) + text;
    const std::string exif = std::string("Exif\0\0", 6) + tiff;
    return "\xFF\xD8\xFF\xE1" + big16(exif.size() + 2) + exif + "\xFF\xD9";
}

const std::string plainJpeg("\xFF\xD8\xFF\xD9");
const std::string plainPng("\x89PNG\r\n\x1A\n");

std::vector<std::string> namesOf(const PhotoFolder& folder) {
    std::vector<std::string> names;
    for (const FoundPhoto& photo : folder.photos) {
        names.push_back(fs::path(photo.path).filename().string());
    }
    return names;
}

TEST(PhotoFolder, GivesWhatTheCameraNotedInTheOrderOfTime) {
    const TemporaryFolder folder;
    folder.write("b.jpg", jpegOf("2026:10:31 16:30:00"));
    folder.write("a.JPEG", jpegOf("2026:10:31 18:05:09"));
    folder.write("c.jpg", jpegOf("2026:10:31 14:00:00"));
    const PhotoFolder found = readPhotoFolder(folder.path());
    EXPECT_TRUE(found.issues.empty());
    ASSERT_EQ(namesOf(found), (std::vector<std::string>{"c.jpg", "b.jpg", "a.JPEG"}));
    EXPECT_EQ(found.photos[2].when, "2026-10-31T18:05:09");
    EXPECT_TRUE(found.photos[2].byCamera);
}

TEST(PhotoFolder, GivesTheTimeOfTheFileWhereNoCameraNotedOne) {
    const TemporaryFolder folder;
    const fs::path png = folder.write("plan.png", plainPng);
    folder.write("scan.jpg", plainJpeg);
    folder.write("odd.jpg", jpegOf("0000:00:00 00:00:00"));
    fs::last_write_time(png, fs::file_time_type::clock::now() - std::chrono::hours(24 * 400));
    const PhotoFolder found = readPhotoFolder(folder.path());
    ASSERT_EQ(found.photos.size(), 3U);
    EXPECT_EQ(namesOf(found).front(), "plan.png");
    for (const FoundPhoto& photo : found.photos) {
        EXPECT_FALSE(photo.byCamera) << photo.path;
        EXPECT_EQ(photo.when.size(), std::string("2026-10-31T18:05:09").size()) << photo.when;
    }
}

TEST(PhotoFolder, TellsOfFilesThatOnlyBearTheName) {
    const TemporaryFolder folder;
    folder.write("letter.jpg", "Dear umpire");
    folder.write("empty.png", "");
    folder.write("notes.txt", "no photo");
    fs::create_directory(folder.path() / "more.jpg");
    const PhotoFolder found = readPhotoFolder(folder.path());
    EXPECT_TRUE(found.photos.empty());
    ASSERT_EQ(found.issues.size(), 2U);
    EXPECT_EQ(found.issues[1].line(), (folder.path() / "letter.jpg").string() +
                                          ": warning: the file is no JPEG picture, though it is called one; "
                                          "it is left out");
    EXPECT_FALSE(found.unreadable);
}

TEST(PhotoFolder, SurvivesTornPhotos) {
    const TemporaryFolder folder;
    const std::string whole = jpegOf("2026:10:31 16:30:00");
    for (std::size_t length = 3; length < whole.size(); ++length) {
        folder.write("torn" + std::to_string(length) + ".jpg", whole.substr(0, length));
    }
    EXPECT_EQ(readPhotoFolder(folder.path()).photos.size(), whole.size() - 3);
}

TEST(PhotoFolder, LooksAtAThousandAtMost) {
    const TemporaryFolder folder;
    for (int i = 0; i < 1003; ++i) {
        folder.write("p" + std::to_string(10'000 + i) + ".png", plainPng);
    }
    const PhotoFolder found = readPhotoFolder(folder.path());
    EXPECT_EQ(found.photos.size(), PhotoFolder::most);
    ASSERT_EQ(found.issues.size(), 1U);
    EXPECT_NE(found.issues[0].text.find("1003 photos"), std::string::npos);
}

TEST(PhotoFolder, TellsOfAFolderThatIsNotThere) {
    const TemporaryFolder folder;
    const PhotoFolder found = readPhotoFolder(folder.path() / "nowhere");
    EXPECT_TRUE(found.unreadable);
    ASSERT_EQ(found.issues.size(), 1U);
    EXPECT_TRUE(hasErrors(found.issues));
}

} // namespace
} // namespace umpire::test::photo_folder_test

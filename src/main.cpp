#include "window/application.h"

int main(int argc, char** argv) {
    return umpire::gui::runApplication(argc, argv);
}

#pragma once

#include "umpire/checks/scope.h"

namespace umpire::test {

/// What expressions ask of tables and of the map: as plainly as can be, without the engine's grid and tables.
Value plainLookup(const Expression& expression, const Scope& scope);

/// All places of the map.
Value plainPlaces(const Scope& scope);

/// While it lives, $as.NAME is that item; without a name nothing is.
class PlainItem {
  public:
    PlainItem(const std::string& name, const Id& item);
    ~PlainItem();
    PlainItem(const PlainItem&) = delete;
    PlainItem& operator=(const PlainItem&) = delete;

  private:
    bool m_named;
};

/// What $as.NAME is.
Value plainItem(const std::string& name);

} // namespace umpire::test

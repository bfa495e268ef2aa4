"""Every component of the box as typed constants, checked at import; `tables` holds them as the rules use them."""

"""What the icons on cards and spaces do."""

"""What the rules will do, told ahead: routes, payments, the castle; found by the rules themselves on copies."""

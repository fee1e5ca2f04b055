"""Reports, mutes and bans, and what the operator sees and has done."""

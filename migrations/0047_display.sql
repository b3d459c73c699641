ALTER TABLE `user_profiles` ADD `script` text DEFAULT 'written' NOT NULL;--> statement-breakpoint
ALTER TABLE `user_profiles` ADD `notation` text DEFAULT 'pinyin' NOT NULL;--> statement-breakpoint
ALTER TABLE `user_profiles` ADD `tone_scheme` text DEFAULT 'off' NOT NULL;
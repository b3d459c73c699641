ALTER TABLE `user_profiles` ADD `shows_coarse` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `vocab` ADD `coarse` text;
CREATE TABLE `share_mails` (
	`lesson_id` text NOT NULL,
	`email` text NOT NULL,
	`about` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`lesson_id`, `email`, `about`),
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `user_profiles` ADD `has_long_password` integer DEFAULT false NOT NULL;
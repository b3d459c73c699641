CREATE TABLE `reminders` (
	`uid` text PRIMARY KEY NOT NULL,
	`hour` integer NOT NULL,
	`by_mail` integer NOT NULL,
	`decided_on` text,
	`sent_on` text,
	`sent_at` integer,
	`unanswered` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`uid`) REFERENCES `user_profiles`(`uid`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reminders_by_hour` ON `reminders` (`hour`);
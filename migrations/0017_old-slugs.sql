CREATE TABLE `old_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`lesson_id` text NOT NULL,
	`left_at` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `old_slugs_by_lesson` ON `old_slugs` (`lesson_id`);
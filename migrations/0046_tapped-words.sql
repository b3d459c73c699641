CREATE TABLE `tap_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tap_batches_by_date` ON `tap_batches` (`created_at`);--> statement-breakpoint
CREATE TABLE `tapped_words` (
	`lesson_id` text NOT NULL,
	`word` text NOT NULL,
	`browsers` integer NOT NULL,
	PRIMARY KEY(`lesson_id`, `word`),
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);

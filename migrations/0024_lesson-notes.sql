-- Notes: what explains a lesson's text.
CREATE TABLE `lesson_notes` (
	`lesson_id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`blocks` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`lesson_id`) REFERENCES `lessons`(`id`) ON UPDATE no action ON DELETE cascade
);

ALTER TABLE `own_text_parts` ADD `corrections_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `own_text_parts` ADD `uncorrected` text;--> statement-breakpoint
ALTER TABLE `own_texts` ADD `corrections_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `own_texts` ADD `corrections` text DEFAULT '[]' NOT NULL;
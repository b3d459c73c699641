CREATE INDEX `card_marks_by_card` ON `card_marks` (`card_id`);--> statement-breakpoint
CREATE INDEX `card_states_by_card` ON `card_states` (`card_id`);--> statement-breakpoint
CREATE INDEX `cards_by_word` ON `cards` (`vocab_id`);--> statement-breakpoint
CREATE INDEX `reviews_of_card` ON `reviews` (`card_id`);
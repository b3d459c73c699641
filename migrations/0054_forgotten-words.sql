ALTER TABLE `card_states` ADD `forgotten_at` integer;--> statement-breakpoint
UPDATE `card_states` SET `forgotten_at` = (
	SELECT max(answer.`at`) FROM `reviews` AS answer
	WHERE answer.`uid` = `card_states`.`uid` AND answer.`card_id` = `card_states`.`card_id`
		AND answer.`grade` = 'forgot'
		AND NOT EXISTS (SELECT 1 FROM `reviews` AS undo WHERE undo.`uid` = answer.`uid` AND undo.`undoes` = answer.`id`)
) WHERE `card_id` IN (SELECT `card_id` FROM `reviews` WHERE `grade` = 'forgot');

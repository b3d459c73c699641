-- The Chinese of exercises is indexed without its notation: 慢慢␟地[de]走 and 我{是}马克 are found as 慢慢地走 and
-- 我是马克.
DROP TRIGGER `text_lines_are_replaced`;
--> statement-breakpoint
CREATE TRIGGER `text_lines_are_replaced` INSTEAD OF INSERT ON `text_line_sources` BEGIN
	DELETE FROM `text_lines`
	WHERE `owner_kind` = NEW.`owner_kind` AND `owner_id` = NEW.`owner_id` AND `part` = NEW.`part`
		AND `is_working` = NEW.`is_working` AND (NEW.`place` IS NULL OR `place` = NEW.`place`);
	INSERT INTO `text_lines` (`owner_kind`, `owner_id`, `part`, `is_working`, `place`, `zh`, `en`, `words`)
	SELECT NEW.`owner_kind`, NEW.`owner_id`, 'title', 0, 1, coalesce(NEW.`content` ->> 'zh', ''),
		coalesce(NEW.`content` ->> 'en', ''), ''
	WHERE NEW.`part` = 'title' AND json_valid(NEW.`content`);
	-- A text that was imported may be JSON within a JSON string.
	INSERT INTO `text_lines` (`owner_kind`, `owner_id`, `part`, `is_working`, `place`, `zh`, `en`, `words`)
	SELECT NEW.`owner_kind`, NEW.`owner_id`, NEW.`part`, NEW.`is_working`, `block`.`key` + 1,
		coalesce((
			SELECT group_concat(CASE `type` WHEN 'object' THEN `value` ->> 'word' END, '')
			FROM json_each(`block`.`value`, '$.zh')
		), ''),
		coalesce(`block`.`value` ->> 'en', ''),
		coalesce((
			SELECT group_concat(CASE `type` WHEN 'object' THEN `value` ->> 'word' END, ' ')
			FROM json_each(`block`.`value`, '$.zh')
		), '')
	FROM json_each(CASE WHEN json_valid(NEW.`content`) THEN CASE json_type(NEW.`content`)
		WHEN 'array' THEN NEW.`content`
		WHEN 'text' THEN CASE WHEN json_valid(NEW.`content` ->> '$') THEN NEW.`content` ->> '$' END
	END END) AS `block`
	WHERE NEW.`part` = 'text' AND `block`.`type` = 'object';
	INSERT INTO `text_lines` (`owner_kind`, `owner_id`, `part`, `is_working`, `place`, `zh`, `en`, `words`)
	SELECT NEW.`owner_kind`, NEW.`owner_id`, NEW.`part`, NEW.`is_working`, `block`.`key` + 1,
		coalesce((
			SELECT group_concat(`atom`, '') FROM json_tree(`block`.`value`)
			WHERE `type` = 'text' AND `key` IN ('text', 'word')
		), ''),
		coalesce(`block`.`value` ->> 'en', ''),
		coalesce((
			SELECT group_concat(`atom`, ' ') FROM json_tree(`block`.`value`)
			WHERE `type` = 'text' AND `key` = 'word'
		), '')
	FROM json_each(CASE WHEN json_valid(NEW.`content`) THEN NEW.`content` END, '$.blocks') AS `block`
	WHERE NEW.`part` = 'notes' AND `block`.`type` = 'object';
	INSERT INTO `text_lines` (`owner_kind`, `owner_id`, `part`, `is_working`, `place`, `zh`, `en`, `words`)
	SELECT NEW.`owner_kind`, NEW.`owner_id`, NEW.`part`, NEW.`is_working`,
		coalesce(NEW.`place`, `item`.`key` + 1),
		coalesce((
			WITH RECURSIVE `stripped` (`zh`) AS (
				SELECT replace(replace(replace(group_concat(`atom`, ' '), '␟', ''), '{', ''), '}', '')
				FROM json_tree(`item`.`value`, '$.exercise')
				WHERE `type` = 'text' AND `key` NOT IN ('type', 'answer', 'en')
				UNION ALL
				SELECT substr(`zh`, 1, instr(`zh`, '[') - 1)
					|| substr(`zh`, instr(`zh`, '[') + instr(substr(`zh`, instr(`zh`, '[')), ']'))
				FROM `stripped` WHERE `zh` LIKE '%[%]%' AND instr(substr(`zh`, instr(`zh`, '[')), ']') > 0
			)
			SELECT `zh` FROM `stripped` ORDER BY length(`zh`) LIMIT 1
		), ''),
		coalesce((
			SELECT group_concat(`atom`, ' ') FROM json_tree(`item`.`value`, '$.exercise')
			WHERE `type` = 'text' AND `key` = 'en'
		), ''),
		coalesce((
			SELECT group_concat(`atom`, ' ') FROM json_tree(`item`.`value`, '$.words')
			WHERE `type` = 'text' AND `key` = 'word'
		), '')
	FROM json_each(CASE WHEN json_valid(NEW.`content`) THEN NEW.`content` END) AS `item`
	WHERE NEW.`part` = 'exercises' AND `item`.`type` = 'object';
END;
--> statement-breakpoint
INSERT INTO `text_line_sources` SELECT * FROM `stored_text_parts` WHERE `part` = 'exercises';

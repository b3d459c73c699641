-- A word kept from an article leads back to it, as one from a lesson does.
ALTER TABLE `cards` ADD `article_id` text REFERENCES `articles`(`id`) ON DELETE set null;

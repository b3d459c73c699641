/**
 * Categories of courses (嫦娥奔月 is a story, 茉莉花 a song) and the sections of /courses.
 *
 * Sixteen categories are stored. Six have a section of their own; the others are under Other Courses.
 * A private item is only under Private Courses, whatever its category.
 */
export const categories = [
	'business',
	'culture',
	'daily_life',
	'dialogue',
	'history',
	'hsk_exam',
	'medicine',
	'misc',
	'news',
	'novel',
	'passage',
	'poetry',
	'podcast',
	'song',
	'story',
	'travel',
] as const

export type Category = (typeof categories)[number]

/** The learner's sections, in the order of /courses. */
export const sections = [
	'podcast',
	'hsk_exam',
	'daily_life',
	'travel',
	'story',
	'song',
	'others',
	'private',
] as const

export type Section = (typeof sections)[number]

export const sectionNames: Record<Section, string> = {
	podcast: 'Podcast',
	hsk_exam: 'HSK Exam',
	daily_life: 'Daily Life',
	travel: 'China Travel',
	story: 'Story',
	song: 'Song',
	others: 'Other Courses',
	private: 'Private Courses',
}

export const categoryNames: Record<Category, string> = {
	business: 'Business',
	culture: 'Culture',
	daily_life: 'Daily Life',
	dialogue: 'Dialogue',
	history: 'History',
	hsk_exam: 'HSK Exam',
	medicine: 'Medicine',
	misc: 'Misc',
	news: 'News',
	novel: 'Novel',
	passage: 'Passage',
	poetry: 'Poetry',
	podcast: 'Podcast',
	song: 'Song',
	story: 'Story',
	travel: 'China Travel',
}

/** The section of an item. */
export function sectionOf(item: { category: Category; isPrivate: boolean }): Section {
	if (item.isPrivate) return 'private'
	return sections.find((section) => section === item.category) ?? 'others'
}

/** The categories of a section; none for `private`, which doesn't depend on the category. */
export function categoriesOf(section: Section): readonly Category[] {
	if (section === 'private') return []
	return categories.filter((category) => sectionOf({ category, isPrivate: false }) === section)
}

/** The section's part of an address: hsk_exam is at /courses/category/hsk-exam. */
export function sectionSlug(section: Section): string {
	return section.replace('_', '-')
}

export function sectionFromSlug(slug: string): Section | undefined {
	return sections.find((section) => sectionSlug(section) === slug)
}

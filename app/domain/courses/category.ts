/**
 * What a course is about (嫦娥奔月 is a story, 茉莉花 a song) and where a learner finds it.
 *
 * Sixteen categories are stored. Learners see six of them as sections of their own, all the rest
 * under Other Courses; a private item a person may open stands under Private Courses and nowhere
 * else, whatever its category.
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

/** Where a learner finds an item. */
export function sectionOf(item: { category: Category; isPrivate: boolean }): Section {
	if (item.isPrivate) return 'private'
	return sections.find((section) => section === item.category) ?? 'others'
}

/** The stored categories a section gathers; none for `private`, which gathers by privacy. */
export function categoriesOf(section: Section): readonly Category[] {
	if (section === 'private') return []
	return categories.filter((category) => sectionOf({ category, isPrivate: false }) === section)
}

/** hsk_exam is found at /courses/category/hsk-exam. */
export function sectionSlug(section: Section): string {
	return section.replace('_', '-')
}

export function sectionFromSlug(slug: string): Section | undefined {
	return sections.find((section) => sectionSlug(section) === slug)
}

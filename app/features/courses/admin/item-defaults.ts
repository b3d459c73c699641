import type { Item } from './courses-for-editing.server.ts'
import type { ItemType } from './item-status.ts'
import type { ItemValues } from './item-values.ts'

/** What the form of a new course or lesson holds before anything is typed. */
const newCourse: ItemValues & { type: ItemType } = {
	type: 'course',
	titleZh: '',
	titleEn: '',
	descriptionZh: '',
	descriptionEn: '',
	slug: '',
	category: 'misc',
	level: 'beginner',
	isFree: true,
	isPrivate: false,
	orderNo: 1,
	status: 1,
	coverImagePath: null,
	showParagraphNumbers: true,
	dialogMode: false,
	useParentCoverForLessons: true,
	coverDisplayMode: 'cover',
}

type Parent = Pick<Item, 'category' | 'level' | 'isFree'>

/** A lesson begins with what its course is about, how hard it is, and whether it is free. */
export function newItem(parent?: Parent): typeof newCourse {
	if (!parent) return newCourse
	const { category, level, isFree } = parent
	return { ...newCourse, type: 'lesson', category, level, isFree }
}

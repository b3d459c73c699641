/** What the form of a course or lesson says, field by field, as the audit log keeps its changes. */
import type { Item } from './courses-for-editing.server.ts'

type Stored = Pick<
	Item,
	| 'title'
	| 'description'
	| 'level'
	| 'category'
	| 'slug'
	| 'coverImagePath'
	| 'isFree'
	| 'isPrivate'
	| 'orderNo'
	| 'status'
	| 'config'
>

export type ItemValues = Omit<Stored, 'title' | 'description' | 'config'> & {
	titleZh: string
	titleEn: string
	descriptionZh: string
	descriptionEn: string
} & Stored['config']

export function valuesOf({ title, description, config, ...item }: Stored): ItemValues {
	const { level, category, slug, coverImagePath, isFree, isPrivate, orderNo, status } = item
	return {
		titleZh: title.zh,
		titleEn: title.en,
		descriptionZh: description.zh,
		descriptionEn: description.en,
		...{ slug, category, level, isFree, isPrivate, orderNo, status, coverImagePath },
		...config,
	}
}

export function storedOf(values: ItemValues): Stored {
	const { titleZh, titleEn, descriptionZh, descriptionEn, ...rest } = values
	const { showParagraphNumbers, dialogMode, useParentCoverForLessons, coverDisplayMode, ...own } =
		rest
	return {
		...own,
		title: { zh: titleZh, en: titleEn },
		description: { zh: descriptionZh, en: descriptionEn },
		config: { showParagraphNumbers, dialogMode, useParentCoverForLessons, coverDisplayMode },
	}
}

type Changed = { before: Partial<ItemValues>; after: Partial<ItemValues> }

/** The fields that differ; undefined where none does. */
export function changedFields(before: ItemValues, after: ItemValues): Changed | undefined {
	const was = new Map<string, unknown>(Object.entries(before))
	const changed = Object.entries(after).filter(([name, value]) => was.get(name) !== value)
	if (changed.length === 0) return undefined
	return {
		before: Object.fromEntries(changed.map(([name]) => [name, was.get(name)])),
		after: Object.fromEntries(changed),
	}
}

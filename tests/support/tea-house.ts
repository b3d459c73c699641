import { makeLesson } from './content-factories.ts'
import { platformDatabase } from './platform.ts'

/** A course of its own for a test of the back office, and the list that shows it alone. */
export async function newTeaHouse() {
	const id = `tea-${crypto.randomUUID().slice(0, 8)}`
	await makeLesson(platformDatabase(), {
		id,
		type: 'course',
		title: { zh: '茶馆', en: `Tea House ${id}` },
		description: { zh: '一个下午', en: '' },
		level: 'intermediate',
		category: 'misc',
	})
	return { id, list: `/admin/courses?keyword=${id}` }
}

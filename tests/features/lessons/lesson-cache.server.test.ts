import { expect, test } from 'vitest'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { keptMaterial, materialOf } from '#app/features/lessons/lesson-cache.server.ts'
import type { LessonForReading, Written } from '#app/features/lessons/lesson-for-reading.server.ts'

const nihao: Written = {
	content: [{ zh: [{ word: '你好', pinyin: 'nǐ hǎo' }], en: 'Hello', blank: 'normal' }],
	words: [],
	exercises: [],
}

function lesson(slug: string, written: Written | undefined, revision = 'first'): LessonForReading {
	const bilingual = { zh: '你好', en: 'Hello' }
	return {
		lesson: {
			...{ id: slug, slug, title: bilingual, description: bilingual, cover: null },
			...{ level: 'beginner', category: 'daily_life', config: lessonConfigSchema.parse({}) },
			...{ isFree: true, status: 1, isPrivate: false, isDeleted: false, isShared: false },
		},
		...{ parent: null, audioPath: null, revision, written },
	} as LessonForReading
}

test('what was made of a lesson is used again while the database sends nothing new', async () => {
	const made = await materialOf(lesson('ni-hao', nihao), undefined)
	expect(made?.html).toContain('你好')
	const kept = keptMaterial('ni-hao')
	expect(kept).toBe(made)
	expect(await materialOf(lesson('ni-hao', undefined), kept)).toBe(made)
})

test('what comes anew takes the place of what was kept', async () => {
	await materialOf(lesson('zai-jian', nihao), undefined)
	const content: Written['content'] = [{ zh: [{ word: '再见' }], en: 'Goodbye', blank: 'normal' }]
	const anew = lesson('zai-jian', { ...nihao, content }, 'second')
	const made = await materialOf(anew, keptMaterial('zai-jian'))
	expect(made?.html).toContain('再见')
	expect(keptMaterial('zai-jian')).toMatchObject({ revision: 'second', html: made?.html })
})

test('a lesson without a text is nothing to keep', async () => {
	expect(await materialOf(lesson('bare', { ...nihao, content: undefined }), undefined)).toBe(
		undefined,
	)
	expect(keptMaterial('bare')).toBeUndefined()
})

test('of many lessons the last ones are kept, and a very long one is not', async () => {
	for (let number = 1; number <= 40; number += 1) {
		await materialOf(lesson(`lesson-${number}`, nihao), undefined)
	}
	expect(keptMaterial('lesson-1')).toBeUndefined()
	expect(keptMaterial('lesson-40')).toBeDefined()
	const long = Array.from({ length: 10_000 }, () => ({ word: '好', pinyin: 'hǎo' }))
	const content: Written['content'] = [{ zh: long, en: 'Good', blank: 'normal' }]
	expect(await materialOf(lesson('long', { ...nihao, content }), undefined)).toBeDefined()
	expect(keptMaterial('long')).toBeUndefined()
})

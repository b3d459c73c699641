/** The exercises of a lesson in the browser: 李明是哪国人？ is question(page, 1). */
import { expect, type Locator, type Page } from '@playwright/test'
import { exercises, lessonContents } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import type { LessonKind } from '#app/domain/courses/lesson-kind.ts'
import { parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import { noLessonWords } from '#app/domain/lesson-text/lesson-words.ts'
import { cutExercise } from '#app/seed/exercise-words.ts'
import { makeLesson } from './content-factories.ts'
import { login, newUser } from './journey.ts'
import { platformDatabase } from './platform.ts'
import { realLexicon } from './real-lexicon.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const question = (page: Page, number: number) =>
	page.locator('form').filter({ has: page.getByRole('group', { name: `Q${number} ` }) })

export const submitButton = (page: Page, number: number) =>
	question(page, number).locator('[type="submit"]')

/** Opens a hydrated lesson as a new user, since progress is remembered. Returns the user's address. */
export async function readLessonAs(page: Page, slug: string): Promise<string> {
	const email = await newUser()
	await login(page, email)
	await page.goto(`/courses/lessons/${slug}`)
	await page.locator('.text [tabindex="0"]').first().waitFor()
	await beginReading(page)
	return email
}

/** The entries of a text's words load at the first sign of a reader. */
export async function beginReading(page: Page): Promise<void> {
	await page.mouse.move(50, 50)
	await page.mouse.move(60, 60)
}

/** A text as it is read aloud: without the pinyin above its words. */
export async function expectChinese(place: Locator, text: string): Promise<void> {
	await expect(place.first()).toBeVisible()
	await expect
		.poll(() =>
			place.first().evaluate((element) => {
				const copy = element.cloneNode(true)
				if (!(copy instanceof Element)) return ''
				for (const reading of copy.querySelectorAll('rt')) reading.remove()
				return copy.textContent
			}),
		)
		.toContain(text)
}

/** A new lesson with exercises as a teacher types them. Returns its slug. */
export async function lessonWithExercises(
	typed: string,
	kind: LessonKind = 'lesson',
): Promise<string> {
	const db = platformDatabase()
	const id = `kinds-${crypto.randomUUID().slice(0, 8)}`
	await makeLesson(db, {
		id,
		title: { zh: '练习', en: 'Practice' },
		level: 'expert',
		category: 'novel',
		config: lessonConfigSchema.parse({ kind }),
	})
	const content = [{ zh: [{ word: '我', pinyin: 'wǒ' }], en: 'I.', blank: 'normal' as const }]
	await db.insert(lessonContents).values({ lessonId: id, content })
	for (const [index, block] of parseExerciseText(typed).entries()) {
		if (!block.ok) throw new Error(block.source)
		const { exercise } = block
		const words = cutExercise(exercise, { lexicon: realLexicon, lesson: noLessonWords })
		await db
			.insert(exercises)
			.values({ id: `${id}-${index}`, lessonId: id, orderNo: index + 1, ...exercise, words })
	}
	return id
}

import { and, eq, isNotNull } from 'drizzle-orm'
import { articles, exercises, lessons, vocab } from '#app/db/schema/index.ts'
import routes from '#app/routes.ts'
import { expectNoBarriersOfBothSchemes } from '#tests/support/barriers.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { expect, login, newEmail, newPerson, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

type Things = { course: string; lesson: string; article: string; person: string; word: number }

/** What is there to be looked at. The word is the test's own: only such may be changed in batches. */
async function someThings(): Promise<Things> {
	const db = platformDatabase()
	const [lesson] = await db
		.select({ id: lessons.id, course: lessons.parentId })
		.from(lessons)
		.innerJoin(exercises, eq(exercises.lessonId, lessons.id))
		.where(and(isNotNull(lessons.parentId), eq(lessons.isDeleted, false)))
		.limit(1)
	const [article] = await db.select({ id: articles.id }).from(articles).limit(1)
	const [word] = await db
		.insert(vocab)
		.values({
			...{ word: newWord(), pinyin: 'xīn cí', poses: ['noun'], levels: [], isCustom: true },
			meaning: { noun: { definition: 'new word' } },
		})
		.returning({ id: vocab.id })
	const person = await makeAccount(platformDatabase(), { email: newEmail('applicant'), status: 0 })
	if (!lesson?.course || !article || !word) throw new Error('the demo is not there')
	return {
		...{ course: lesson.course, lesson: lesson.id },
		...{ article: String(article.id), person, word: word.id },
	}
}

/** Six hanzi that no text has side by side. */
function newWord(): string {
	const chances = crypto.getRandomValues(new Uint16Array(6))
	return [...chances].map((chance) => String.fromCodePoint(0x4e00 + (chance % 0x5000))).join('')
}

/** The addresses of each page below /admin, its questions (?ask=…) and its empty state among them. */
const screens: Record<string, (things: Things) => string[]> = {
	overview: () => ['overview'],
	vocab: ({ word }) => [
		'vocab?size=10',
		'vocab?word=nothing-has-this-name',
		'vocab?size=10&ask=create',
		`vocab?size=10&ask=edit&of=${word}`,
		`vocab?size=10&ask=delete&of=${word}`,
		`vocab?size=10&ask=batch-delete&ids=${word}`,
		`vocab?size=10&ask=set-status&ids=${word}`,
	],
	'vocab/batch-create': () => ['vocab/batch-create'],
	'vocab/batch-edit': ({ word }) => [`vocab/batch-edit?ids=${word}`],
	courses: ({ course, lesson }) => [
		'courses?size=10',
		'courses?keyword=nothing-has-this-name',
		'courses?size=10&ask=create',
		`courses?size=10&ask=edit&of=${course}`,
		`courses?size=10&ask=delete&of=${course}`,
		`courses?size=10&ask=audio&of=${lesson}`,
	],
	'courses/:id': ({ course }) => [`courses/${course}`, `courses/${course}?ask=create`],
	articles: ({ article }) => ['articles', `articles?ask=delete&of=${article}`],
	'articles/:id': ({ article }) => [`articles/${article}`, 'articles/new'],
	'lessons/:id/content': ({ lesson }) => [`lessons/${lesson}/content`],
	'lessons/:id/segment': ({ lesson }) => [`lessons/${lesson}/segment`],
	'lessons/:lessonId/exercises/edit': ({ lesson }) => [
		`lessons/${lesson}/exercises/edit`,
		'lessons/no-lesson/exercises/edit',
	],
	users: ({ person }) => ['users?size=10', `users?size=10&ask=set-level&of=${person}`],
	settings: () => ['settings'],
}

test('no page of the back office is forgotten here', async () => {
	const office = (await routes).find(({ path }) => path === 'admin')
	const pages = (office?.children ?? []).filter(({ file }) => file.endsWith('.tsx'))
	expect(Object.keys(screens).sort()).toEqual(pages.map(({ path }) => path).sort())
})

for (const width of [360, 768, 1280]) {
	test(`no barrier stands anywhere in the back office at ${width} px`, async ({ page }) => {
		test.setTimeout(480_000)
		const things = await someThings()
		await login(page, await newPerson('Shen Lan', 99))
		await page.setViewportSize({ width, height: 800 })
		await page.emulateMedia({ reducedMotion: 'reduce' })
		// All that is found is told at once.
		const found: string[] = []
		for (const path of Object.values(screens).flatMap((addresses) => addresses(things))) {
			await page.goto(`/admin/${path}`)
			await expect(page.getByRole('main').or(page.getByRole('dialog')).first()).toBeVisible()
			if (path.includes('ask=')) await expect(page.getByRole('dialog'), path).toBeVisible()
			await expectNoBarriersOfBothSchemes(page).catch((error: Error) => found.push(error.message))
		}
		expect(found).toEqual([])
	})
}

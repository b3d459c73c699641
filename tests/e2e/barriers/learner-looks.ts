/** Pages that a learner can see, and pages closed to them. */
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { articles, lessonContents, lessons } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { expect } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import type { Looks } from './look.ts'

type Things = { empty: string; coming: string; bare: string; broken: string }

let made: Promise<Things> | undefined

/** Content missing from the demo: empty, coming soon and damaged. Created once. */
export function learnersThings(): Promise<Things> {
	made ??= makeThings()
	return made
}

async function makeThings(): Promise<Things> {
	const db = platformDatabase()
	const run = crypto.randomUUID().slice(0, 8)
	const things = {
		empty: `${run}-empty`,
		coming: `${run}-coming`,
		bare: `${run}-bare`,
		broken: `${run}-broken`,
	}
	const item = {
		title: { zh: '你好', en: 'Hello' },
		description: { zh: '', en: '' },
		level: 'expert' as const,
		category: 'novel' as const,
		isPrivate: false,
		config: lessonConfigSchema.parse({}),
	}
	await db.batch([
		db.insert(lessons).values([
			{ ...item, id: things.empty, slug: things.empty, type: 'course', status: 1 },
			{ ...item, id: things.coming, slug: things.coming, type: 'course', status: 2 },
			{ ...item, id: things.bare, slug: things.bare, type: 'lesson', parentId: things.empty },
		]),
		db.insert(lessonContents).values({ lessonId: things.bare, content: [] }),
		db.insert(articles).values({
			id: things.broken,
			enTitle: 'A Train',
			title: '火车',
			level: 'beginner',
			content: [{ zh: [], en: '', blank: 'normal' }],
			orderNo: -1,
		}),
	])
	await db.run(sql`update articles set content = '{"zh"' where id = ${things.broken}`)
	return things
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Ends on the text's page. */
async function addOwnText(page: Page): Promise<void> {
	await page.getByLabel('Chinese text').fill('第一章 雨\n今天下雨。\n第二章 書\n我們在家看書。')
	await page.getByLabel('Tags').fill('novel, 武侠')
	await button(page, 'Save and read').click()
	await listens(page)
}

/** A text is hydrated once its first word is the tab stop. */
async function listens(page: Page): Promise<void> {
	await page.locator('.text [tabindex="0"]').first().waitFor()
}

async function openWord(page: Page, word: string): Promise<void> {
	await listens(page)
	const ruby = page.locator('.text ruby').filter({ hasText: word }).first()
	await ruby.scrollIntoViewIfNeeded()
	await ruby.click()
	await expect(page.getByRole('dialog')).toContainText('CC-CEDICT')
}

const area = (page: Page) => page.getByLabel('Chinese text')

export const learnerLooks: Looks<Things> = {
	'features/today/pages/courses.tsx': () => [
		{ at: '/courses' },
		{
			at: '/courses',
			async show(page) {
				await button(page, 'Account menu').click()
				await expect(page.getByText(/^Signed in as/)).toBeVisible()
			},
			coloursIn: '#account-menu',
		},
	],
	'features/today/pages/level-check.tsx': () => [
		{ at: '/level-check' },
		{ at: '/level-check?try=2&done=1' },
	],
	'features/courses/pages/category.tsx': () => [
		{ at: '/courses/category/daily-life' },
		{ at: '/courses/category/song?level=expert' },
		{ at: '/courses/category/song?level=expert&fit=right' },
		{ at: '/courses/category/others?level=expert' },
		{ at: '/courses/category/private' },
		{ at: '/courses/category/no-such-category' },
	],
	'features/courses/pages/course.tsx': ({ empty, coming }) => [
		{ at: '/courses/first-steps' },
		{ at: '/courses/hsk-2-ready' },
		{ at: `/courses/${empty}` },
		{ at: `/courses/${coming}` },
		{ at: '/courses/family-stories' },
	],
	'features/speech/pages/syllables.tsx': () => [
		{ at: '/sounds/table' },
		{ at: '/sounds/table?syllable=ma' },
		{ at: '/sounds/table?syllable=nowhere' },
	],
	'features/strokes/pages/components.tsx': () => [{ at: '/components' }],
	'features/courses/pages/missing.tsx': ({ empty }) => [
		{ at: '/courses/zero/missing' },
		{ at: `/courses/${empty}/missing` },
	],
	'features/lessons/pages/lesson.tsx': ({ bare }) => [
		{
			at: '/courses/lessons/market-day',
			async show(page) {
				await listens(page)
				await button(page, 'Translation').click()
				await button(page, 'Show Answers').click()
				await page.locator('summary').first().click()
				await button(page, 'Mark as Learned').click()
				await expect(button(page, 'Start Exercises')).toBeVisible()
			},
		},
		{
			at: '/courses/lessons/market-day',
			showAtEachWidth: (page) => openWord(page, '星期天'),
			coloursIn: '[role="dialog"]',
		},
		{
			at: '/courses/lessons/ni-hao',
			async show(page) {
				await listens(page)
				await button(page, 'When to show pinyin').click()
				await expect(button(page, 'Above new words only')).toBeVisible()
			},
			coloursIn: '#pinyin-menu',
		},
		{
			at: '/courses/lessons/tea-house',
			async show(page) {
				await listens(page)
				await page.locator('summary', { hasText: 'New words' }).click()
				await expect(page.getByRole('button', { name: /^Save all/ })).toBeVisible()
			},
		},
		{
			at: '/courses/lessons/ni-hao',
			async show(page) {
				await listens(page)
				await button(page, 'Say it yourself').click()
				await expect(button(page, 'Record')).toBeEnabled()
			},
			coloursIn: 'dialog.shadowing',
		},
		{ at: '/courses/lessons/night-train' },
		{ at: '/courses/lessons/new-year' },
		{ at: '/courses/lessons/grandmothers-kitchen' },
		{ at: `/courses/lessons/${bare}` },
	],
	'features/articles/pages/articles.tsx': () => [
		{ at: '/articles' },
		{ at: '/articles?fit=right' },
		{
			at: '/courses',
			async show(page) {
				// A late failure shows on the list page itself.
				let fail = () => {}
				const isShown = new Promise<void>((resolve) => {
					fail = resolve
				})
				await page.route(/articles\.data\?_routes=features/, async (route) => {
					await isShown
					await route.abort()
				})
				await page.getByRole('link', { name: /^Articles/ }).click()
				await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles')
				fail()
				await expect(page.getByRole('alert')).toBeVisible()
			},
		},
	],
	'features/articles/pages/article.tsx': ({ broken }) => [
		{
			at: '/articles/breakfast-on-the-corner',
			async show(page) {
				await listens(page)
				await button(page, 'Translation').click()
			},
		},
		{ at: '/articles/nowhere' },
		{ at: `/articles/${broken}` },
	],
	'features/speech/pages/sounds.tsx': () => [
		{ at: '/sounds' },
		{ at: '/sounds?set=tones&seed=a&at=2' },
		{ at: '/sounds?set=two-syllables&seed=a&at=2&answer=0' },
		{ at: '/sounds?set=two-syllables&seed=a&at=2&answer=1' },
	],
	'features/analyzer/pages/analyzer.tsx': () => [
		{
			at: '/tools/analyzer',
			async show(page) {
				await listens(page)
				await area(page).fill(
					'经济发展了，环境变化了。\n\n“你好！”小明说，“我们去公园散步，好吗？”',
				)
				await expect(page.locator('.text ruby').filter({ hasText: '散步' })).toBeVisible()
				await page.context().grantPermissions(['clipboard-write'])
				await button(page, 'Copy link').click()
				await expect(page.getByText('Link copied')).toBeVisible()
			},
		},
		{
			at: '/tools/analyzer',
			async show(page) {
				await listens(page)
				await page.route('**/tools/analyzer/analysis', (route) => route.abort())
				await area(page).fill('你好')
				await expect(page.getByRole('alert')).toHaveText('Failed to analyze the input text.')
				await page.unroute('**/tools/analyzer/analysis')
			},
		},
		{
			at: '/tools/analyzer',
			async show(page) {
				await listens(page)
				await area(page).fill('')
				await expect(page.getByText('Type or paste a Chinese text')).toBeVisible()
			},
		},
	],
	'features/dictionary/pages/search.tsx': () => [
		{ at: '/dictionary?q=book' },
		{ at: '/dictionary' },
		{ at: '/dictionary?q=nothing+fits+this+zzz' },
	],
	'features/dictionary/pages/word.tsx': () => [
		{
			at: `/dictionary/${encodeURIComponent('学习')}`,
			async show(page) {
				for (const part of await page.locator('main details summary').all()) await part.click()
				await expect(page.getByRole('img', { name: '学, 8 strokes' })).toBeVisible()
			},
		},
		{ at: `/dictionary/${encodeURIComponent('学习好')}` },
	],
	'features/flashcards/pages/flashcards.tsx': () => [{ at: '/flashcards' }],
	'features/flashcards/pages/study.tsx': () => [
		{ at: '/flashcards/study/travel-essentials' },
		{ at: '/flashcards/study/no-such-deck' },
	],
	'features/flashcards/pages/deck-cards.tsx': () => [
		{ at: '/flashcards/decks/hsk-level-1' },
		{ at: '/flashcards/decks/hsk-level-1?cards=bookmarked' },
		{ at: '/flashcards/decks/no-such-deck' },
	],
	'features/flashcards/pages/stats.tsx': () => [
		{ at: '/flashcards/stats' },
		{
			at: '/flashcards/stats',
			async show(page) {
				await page.getByText('As a table: Words by HSK level').click()
				await expect(page.getByRole('table', { name: 'Words by HSK level' })).toBeVisible()
			},
		},
	],
	'features/texts/pages/texts.tsx': () => [
		{ at: '/texts' },
		{
			at: '/texts/new',
			async show(page) {
				await addOwnText(page)
				await page.getByRole('link', { name: 'My Texts', exact: true }).click()
				await expect(page.getByRole('link', { name: 'novel' })).toBeVisible()
			},
		},
	],
	'features/texts/pages/new-text.tsx': () => [
		{ at: '/texts/new' },
		{
			at: '/texts/new',
			async show(page) {
				await page.getByLabel('Chinese text').fill('Hello')
				await button(page, 'Save and read').click()
				await expect(page.locator('[aria-invalid]')).toBeVisible()
			},
		},
	],
	'features/texts/pages/text-start.tsx': () => [{ at: '/texts/no-such-text' }],
	'features/texts/pages/text.tsx': () => [
		{ at: '/texts/new', show: addOwnText },
		{
			at: '/texts/new',
			async show(page) {
				await addOwnText(page)
				await page.locator('summary').first().click()
				await expect(page.getByRole('navigation', { name: 'Parts' })).toBeVisible()
				await openWord(page, '下雨')
			},
		},
	],
	'features/texts/pages/edit-text.tsx': () => [
		{
			at: '/texts/new',
			async show(page) {
				await addOwnText(page)
				await page.getByRole('link', { name: 'Edit or delete' }).click()
				await button(page, 'Delete text').click()
				await expect(page.getByRole('dialog')).toBeVisible()
			},
		},
	],
	'features/my-words/pages/my-words.tsx': () => [{ at: '/words' }, { at: '/words?q=学&page=3' }],
	'features/my-data/pages/my-data.tsx': () => [
		{ at: '/settings/data?failed=download' },
		{
			at: '/settings/data?ask=delete',
			async show(page) {
				await page.getByLabel('Current password').fill('wrong-one')
				await button(page, 'Delete my account').click()
				await expect(page.locator('[aria-invalid]')).toBeVisible()
			},
		},
	],
	'features/accounts/pages/sign-in-settings.tsx': () => [
		{
			at: '/settings/sign-in',
			async show(page) {
				await page.getByText('Set up an authenticator app').click()
				await page.getByText('Change address').click()
				await page.getByLabel('New address').fill('new@example.com')
				await page.getByLabel('Current password').last().fill('wrong')
				await button(page, 'Send the link').click()
				await expect(page.locator('[aria-invalid]')).toBeVisible()
			},
		},
	],
	'features/reports/pages/own-reports.tsx': () => [{ at: '/settings/reports' }],
	'features/flashcards/pages/schedule.tsx': () => [{ at: '/settings/schedule' }],
	'features/display/pages/display.tsx': () => [
		{ at: '/settings/display?saved' },
		{
			at: '/courses/lessons/ni-hao',
			async show(page) {
				await listens(page)
				await page.getByRole('link', { name: 'Display' }).click()
				const dialog = page.getByRole('dialog', { name: 'Display' })
				for (const name of ['Traditional', 'Zhuyin (Bopomofo)', 'Pleco']) {
					await dialog.getByRole('radio', { name }).check()
				}
				await expect(page.locator('.text .t4').first()).toBeAttached()
			},
		},
		{
			at: '/courses/lessons/ni-hao',
			show: (page) => page.locator('.text .t4').first().waitFor(),
		},
	],
	'features/site/pages/device.tsx': () => [
		{
			at: '/settings/device',
			async show(page) {
				await page.getByText('Opened lately').click()
				await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible()
			},
		},
	],
	'features/my-words/pages/import.tsx': () => [
		{ at: '/words/import' },
		{
			at: '/words/import',
			async show(page) {
				await page.getByLabel('Words', { exact: true }).fill('行\txíng\n长\n学习\n好久不见啊小美')
				await button(page, 'Check').click()
				await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
			},
		},
	],
	'features/site/pages/settings.tsx': () => [
		{ at: '/settings?saved=country' },
		{
			at: '/settings?edit=displayName&edit=langLevel&edit=country&edit=password&edit=newPerDay&edit=reviewsPerDay&edit=goalMinutes',
			async show(page) {
				await page.getByLabel('Display Name', { exact: true }).fill('\u202e')
				await button(page, 'Save').first().click()
				await expect(page.locator('[aria-invalid]')).toBeVisible()
			},
		},
	],
}

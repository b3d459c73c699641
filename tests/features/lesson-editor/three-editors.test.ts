/** Three editors in one text at once: what each has changed is in it at the end, whoever was first. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, lessonContents, versions } from '#app/db/schema/index.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { contentOf, fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { mergedText } from '#app/domain/lesson-text/editing/merged-text.ts'
import { mergeTexts, pickedParagraphs } from '#app/domain/versions/merge-texts.ts'
import { keepEditorOpen } from '#app/features/publishing/open-editors.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { makeAdmin } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { saveText } from '#tests/support/save-parts.ts'

const now = new Date('2026-11-30T15:00:00Z')
const opened = contentFrom(
	'早 | ！ / Morning!',
	'你 | 去 | 哪儿 | ？ / Where to?',
	'再见 | ！ / Bye!',
)

/** Each has changed another paragraph. */
const texts = {
	kofi: contentFrom(
		'早上好 | ！ / Good morning!',
		'你 | 去 | 哪儿 | ？ / Where to?',
		'再见 | ！ / Bye!',
	),
	lin: contentFrom(
		'早 | ！ / Morning!',
		'你 | 要 | 去 | 哪儿 | ？ / Where are you going?',
		'再见 | ！ / Bye!',
	),
	shen: contentFrom(
		'早 | ！ / Morning!',
		'你 | 去 | 哪儿 | ？ / Where to?',
		'再见 | ！ / Bye!',
		'谢谢 | 。 / Thanks.',
	),
}

/** What an editor saves who is told of another's text, and leaves every choice as it is offered. */
function merged(mine: LessonContent, base: LessonContent, theirs: LessonContent): LessonContent {
	const paragraphs = mergeTexts({ base, mine, theirs })
	const picked = pickedParagraphs(paragraphs, theirs, ({ changedBy }) => changedBy)
	return contentOf(mergedText(fromContent(mine), picked))
}

test('three who save at once see each other, and no paragraph of any is lost', async () => {
	const db = await memoryDatabase()
	const owner = lessonOwner(await makeLesson(db, { id: 'greetings', status: 0 }))
	const people = Object.keys(texts) as (keyof typeof texts)[]
	const ids = await Promise.all(
		people.map((id) => makeAdmin(db, { id, email: `${id}@example.com`, displayName: id })),
	)
	const seen = []
	for (const userId of ids) seen.push(await keepEditorOpen(db, { owner, userId, now }))
	expect(seen.map((others) => others?.length)).toEqual([0, 1, 2])

	const first = { id: 'kofi', email: 'kofi@example.com' }
	await saveText(db, { owner, content: opened, version: 0, actor: first, now })

	/** Saves until it is stored; answers how often that was refused. */
	async function save(id: keyof typeof texts): Promise<number> {
		const actor = { id, email: `${id}@example.com` }
		let [content, version, base] = [texts[id], 1, opened]
		for (let refused = 0; ; refused += 1) {
			const saved = await saveText(db, { owner, content, version, actor, now })
			if (saved.ok) return refused
			expect(saved.error.code).toBe('lesson-text.outdated')
			const [stored] = await db.select().from(lessonContents)
			const theirs = stored?.content ?? []
			;[content, version, base] = [merged(content, base, theirs), stored?.version ?? 0, theirs]
		}
	}
	const refusals = await Promise.all(people.map(save))
	expect(refusals.filter((times) => times === 0)).toHaveLength(1)

	const [stored] = await db.select().from(lessonContents)
	expect(shownContent(stored?.content ?? [])).toEqual([
		'早上好 | ！ / Good morning!',
		'你 | 要 | 去 | 哪儿 | ？ / Where are you going?',
		'再见 | ！ / Bye!',
		'谢谢 | 。 / Thanks.',
	])
	expect(stored?.version).toBe(4)
	expect(await db.$count(versions)).toBe(4)
	expect(await db.$count(auditLog, eq(auditLog.action, 'lesson.write'))).toBe(4)
})

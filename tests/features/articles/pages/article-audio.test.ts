import { expect, test } from 'vitest'
import { articles } from '#app/db/schema/index.ts'
import { textDisplayAtFirst } from '#app/domain/display/text-display.ts'
import { loader } from '#app/features/articles/pages/article-audio.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { mediaStore } from '#tests/support/media-store.ts'

async function withArticles() {
	const media = await mediaStore()
	const { db, visit } = await testPlatform({ MEDIA: media })
	const rows = [
		{ id: 'open' },
		{ id: 'disabled', status: 0 },
		{ id: 'deleted', isDeleted: true },
		{ id: 'silent', audioPath: null },
		// Restored after another article had taken its slug.
		{ id: 'taken', audioPath: '/media/articles/taken/audio/2.mp3' },
		{ id: 'taken-2', audioPath: '/media/articles/taken/audio/1.mp3' },
	]
	for (const row of rows) {
		await db.insert(articles).values({
			enTitle: 'Hello',
			title: '你好',
			level: 'beginner',
			content: [],
			audioPath: `/media/articles/${row.id}/audio/1.mp3`,
			...row,
		})
		await media.put(`articles/${row.id}/audio/1.mp3`, 'sound')
	}
	return (id: string, level?: number) => {
		const visited = visit(`/media/articles/${id}/audio/1.mp3`)
		const user = {
			id: 'marta',
			displayName: '',
			email: '',
			langLevel: 'HSK1' as const,
			hskEdition: '2.0' as const,
			display: textDisplayAtFirst,
			showsCoarse: false,
			country: 'CN',
			level: level ?? 0,
		}
		const context = { ...visited.context, user: async () => (level ? user : undefined) }
		return answerOf(loader({ ...visited, context, params: { id, file: '1.mp3' } }))
	}
}

test('signed-in users who may read an article can hear it', async () => {
	const ask = await withArticles()
	const answered: Record<string, number[]> = {}
	for (const id of ['open', 'disabled', 'deleted', 'silent', 'unknown', 'taken']) {
		answered[id] = []
		for (const level of [undefined, 1, 99]) answered[id].push((await ask(id, level)).status)
	}
	expect(answered).toEqual({
		open: [401, 200, 200],
		disabled: [401, 404, 200],
		deleted: [401, 404, 404],
		silent: [401, 404, 404],
		unknown: [401, 404, 404],
		taken: [401, 200, 200],
	})
})

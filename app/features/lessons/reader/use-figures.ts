import { useEffect, useMemo, useState } from 'react'
import { sentMarks } from '#app/features/known-words/mark-queue.ts'
import { readProgress } from '#app/features/progress/record-store.ts'
import { onSynced, readSyncMemory } from '#app/features/progress/sync-memory.ts'
import { anything, askJson } from '#app/http/ask-json.ts'
import { type Figures, figuresPath, isFigures } from './figures.ts'

type Text = {
	/** The address of its page. */
	path: string
	userId: string
	/** A lesson's figures change once it is learned. */
	lessonId?: string
}

/** Several changes may arrive at once, from two tabs perhaps. */
const patienceMs = 200

/**
 * A page's data with its newest figures: the server counts again once it has kept what the reader said of a
 * word, or that the lesson is learned. Without a network they stay as they are.
 */
export function useFigures<Page extends Figures>(
	page: Page,
	{ path, userId, lessonId = '' }: Text,
): Page {
	const [newest, setNewest] = useState<{ page: Page; figures: Figures }>()

	useEffect(() => {
		const left = new AbortController()
		const isLearned = () => readProgress(userId)[lessonId]?.learned === true
		let timer: ReturnType<typeof setTimeout> | undefined
		let marks = sentMarks.read(userId)
		let wasLearned = isLearned()

		async function count() {
			const asked = await askJson(
				`${figuresPath(path)}${location.search}`,
				undefined,
				anything,
				left.signal,
			)
			if (asked.ok && isFigures(asked.value)) setNewest({ page, figures: asked.value })
		}
		function countSoon() {
			clearTimeout(timer)
			// Who leaves the page aborts it.
			timer = setTimeout(() => count().catch(() => {}), patienceMs)
		}
		const ignoreMarks = sentMarks.onChange(() => {
			const sent = sentMarks.read(userId)
			if (sent !== marks) countSoon()
			marks = sent
		})
		const ignoreRecords = onSynced(() => {
			const { lastUpdated } = readProgress(userId)[lessonId] ?? {}
			if (readSyncMemory(userId).sent[lessonId] !== lastUpdated) return
			if (isLearned() !== wasLearned) countSoon()
			wasLearned = isLearned()
		})
		return () => {
			left.abort()
			clearTimeout(timer)
			ignoreMarks()
			ignoreRecords()
		}
	}, [page, path, userId, lessonId])

	return useMemo(
		() => (newest?.page === page ? { ...page, ...newest.figures } : page),
		[newest, page],
	)
}

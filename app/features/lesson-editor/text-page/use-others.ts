import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { TextOwner } from '#app/db/working-parts.ts'
import { editingPath } from '#app/domain/publishing/text-tabs.ts'
import { askJson } from '#app/http/ask-json.ts'

const renewedEverySeconds = 40

const answerSchema = z.object({
	others: z.array(z.object({ name: z.string(), secondsLeft: z.number() })),
})

/**
 * The names of others who have a lesson or an article open. Keeps it open for oneself while the page is
 * in sight. Before the first answer they are as `loaded`; without a network nobody is known.
 */
export function useOthers(owner: TextOwner, loaded: readonly string[]): readonly string[] {
	const [others, setOthers] = useState<readonly string[]>()
	const path = `${editingPath(owner)}/presence`

	useEffect(() => {
		const leaving = new AbortController()
		const { signal } = leaving
		let timer: ReturnType<typeof setTimeout> | undefined

		async function renew() {
			clearTimeout(timer)
			if (document.visibilityState === 'hidden') return
			let wait = renewedEverySeconds
			try {
				const answer = await askJson(path, {}, answerSchema, signal)
				if (answer.ok) {
					const open = answer.value.others
					setOthers(open.map(({ name }) => name))
					// Whoever has gone is noticed when their time has ended.
					wait = Math.min(wait, ...open.map(({ secondsLeft }) => Math.floor(secondsLeft) + 1))
				} else if (isOver(answer.error.status)) {
					// Asked again once the page comes into sight again.
					setOthers([])
					return
				}
			} catch (error) {
				if (signal.aborted) return
				throw error
			}
			clearTimeout(timer)
			timer = setTimeout(renew, wait * 1000)
		}

		renew()
		document.addEventListener('visibilitychange', renew, { signal })
		return () => {
			clearTimeout(timer)
			leaving.abort()
		}
	}, [path])

	return others ?? loaded
}

/** The session or the right has ended, or the text was deleted. */
function isOver(status: number): boolean {
	return status === 401 || status === 403 || status === 404
}

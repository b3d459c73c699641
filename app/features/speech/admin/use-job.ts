import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { askJson } from '#app/http/ask-json.ts'

/** The interval between polls, in milliseconds, and their number. */
const pollEveryMs = 5000
const mostPolls = 60

/**
 * Polls a job until it has ended, then reloads the page's data. Stops polling after five minutes,
 * while the job itself continues; `isGivenUp` says so, and `askAgain` resumes.
 */
export function useJob(id: string | undefined) {
	const [isGivenUp, setGivenUp] = useState(false)
	const [round, setRound] = useState(0)
	const { revalidate } = useRevalidator()
	const reload = useRef(revalidate)
	reload.current = revalidate

	// biome-ignore lint/correctness/useExhaustiveDependencies: another round polls again
	useEffect(() => {
		if (id === undefined) return
		let polls = 0
		let timer: ReturnType<typeof setTimeout>
		const ended = new AbortController()
		async function poll(task: string) {
			polls++
			if (await hasEnded(task, ended.signal)) return reload.current()
			if (ended.signal.aborted) return
			if (polls >= mostPolls) return setGivenUp(true)
			timer = setTimeout(() => void poll(task), pollEveryMs)
		}
		timer = setTimeout(() => void poll(id), pollEveryMs)
		return () => {
			ended.abort()
			clearTimeout(timer)
		}
	}, [id, round])

	function askAgain() {
		setGivenUp(false)
		setRound((before) => before + 1)
		reload.current()
	}

	return { isGivenUp, askAgain }
}

/** Without a connection the answer is no; the next poll will tell. */
async function hasEnded(task: string, signal: AbortSignal): Promise<boolean> {
	try {
		const answer = await askJson('/api/v1/tts/query', { task_id: task }, jobSchema, signal)
		// The page itself reports a missing job. After a session has ended, the user may sign in again.
		return answer.ok ? answer.value.status !== 'processing' : answer.error.status === 404
	} catch {
		// The page is left.
		return false
	}
}

const jobSchema = z.object({ status: z.string() })

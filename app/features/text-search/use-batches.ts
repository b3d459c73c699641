import { useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { AnswerWith } from '#app/ui/form-answer.ts'
import type { Batch, DoneText } from './batch.ts'

export type BatchAnswer = AnswerWith<Batch>

/** What may be over when the same request is sent again. */
const passing: readonly (string | undefined)[] = [
	'replacement.continue-failed',
	'form.unreachable',
	'form.unanswered',
	'form.signed-out',
	'tokenizer.unreachable',
	'tokenizer.unexpected',
	'tokenizer.refused',
	'tokenizer.without-vocabulary',
] satisfies ErrorCode[]

/** Sends a form of find and replace to `action` again and again, until all of its texts are done or a request fails. */
export function useBatches(action: string) {
	const fetcher = useFetcher<BatchAnswer>()
	const form = useRef<FormData>()
	const [texts, setTexts] = useState<DoneText[]>([])
	// As the last request that succeeded said.
	const [total, setTotal] = useState(0)
	const { data } = fetcher

	function send() {
		if (form.current) fetcher.submit(form.current, { method: 'post', action })
	}

	function begin(sent: HTMLFormElement) {
		form.current = new FormData(sent)
		setTexts([])
		setTotal(0)
		send()
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => {
		const done = data?.texts
		if (!done) return
		setTexts((before) => [...before, ...done])
		setTotal(data.total ?? done.length)
		if (data.next === undefined) return
		form.current?.set('after', String(data.next))
		send()
	}, [data])

	// Until the preview is loaded again, too: it is of another run then.
	const isBusy = fetcher.state !== 'idle'
	const answer = isBusy ? undefined : data
	const canGoOn = answer?.problems?.every(({ code }) => passing.includes(code)) ?? false
	return { begin, texts, total, isBusy, answer, goOn: canGoOn ? send : undefined }
}

export type Batches = ReturnType<typeof useBatches>

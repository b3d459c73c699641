import { useCallback, useEffect, useRef, useState } from 'react'
import { countCharacters, isTooLong, longestText } from '#app/domain/analyzer/paragraphs.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import type { Analysis } from './analysis.ts'
import { fetchAnalysis, fetchTranslation } from './fetch-analysis.ts'

/** An analysed text. */
export type ShownText = {
	/** Unique for each analysis. */
	name: string
	text: string
	/** Undefined on a page's first load, whose HTML contains it already. */
	html: string | undefined
	analysis: Analysis
}

type AnalysisState = {
	shown: ShownText | undefined
	isBusy: boolean
	/** Why there is nothing newer to show. */
	problem: AnalysisProblem | undefined
}

/** A sentence, and whether trying again may help. */
export type AnalysisProblem = { text: string; isPassing: boolean }

type FirstAnalysis = Pick<AnalysisState, 'shown' | 'problem'>

/** After this long, a server that does not answer has failed. */
const timeoutMs = 30_000

/**
 * Analyses the latest text. An answer to an older text is discarded even if it arrives later; the
 * current result stays visible until a newer one arrives.
 */
export function useAnalysis(first: FirstAnalysis) {
	const [state, setState] = useState<AnalysisState>({ ...first, isBusy: false })
	const running = useRef<AbortController>()
	const count = useRef(0)

	/** The text is being edited, so a running request is obsolete. */
	const outdate = useCallback(() => running.current?.abort(), [])

	const analyze = useCallback(async (text: string) => {
		running.current?.abort()
		const own = new AbortController()
		running.current = own
		const show = (change: Partial<AnalysisState>) => {
			if (running.current === own) setState((before) => ({ ...before, ...change }))
		}
		if (text.trim() === '') return show({ shown: undefined, problem: undefined, isBusy: false })
		if (isTooLong(text)) return show({ problem: tooLong(text), isBusy: false })
		show({ isBusy: true })
		let isLate = false
		const timer = setTimeout(() => {
			isLate = true
			own.abort()
		}, timeoutMs)
		try {
			const answer = await fetchAnalysis(text, own.signal)
			count.current += 1
			const name = `analysis-${count.current}`
			show(
				answer.ok
					? { shown: { name, text, ...answer.value }, problem: undefined, isBusy: false }
					: { problem: { text: answer.error, isPassing: true }, isBusy: false },
			)
		} catch {
			const problem = { text: pageErrorText('analysis.failed'), isPassing: true }
			if (isLate) show({ problem, isBusy: false })
		} finally {
			clearTimeout(timer)
		}
	}, [])

	useEffect(() => () => running.current?.abort(), [])
	return { ...state, analyze, outdate }
}

function tooLong(text: string): AnalysisProblem {
	const values = {
		most: longestText.toLocaleString('en'),
		length: countCharacters(text).toLocaleString('en'),
	}
	return { text: pageErrorText('analysis.too-long', values), isPassing: false }
}

/** Replaces the glosses by a translation as soon as it arrives. */
export function useTranslation(
	frame: React.RefObject<HTMLElement>,
	shown: ShownText | undefined,
	isOffered: boolean,
): void {
	const name = shown?.name
	const text = shown?.text
	useEffect(() => {
		if (!isOffered || !name || !text) return
		const own = new AbortController()
		fetchTranslation(text, own.signal).then(
			(lines) => !own.signal.aborted && writeTranslation(frame.current, lines),
			() => {
				// Another text is shown by now.
			},
		)
		return () => own.abort()
	}, [frame, name, text, isOffered])
}

function writeTranslation(frame: HTMLElement | null, lines: readonly (string | null)[]): void {
	const paragraphs = frame?.querySelectorAll('.text > p') ?? []
	if (paragraphs.length !== lines.length) return
	for (const [index, paragraph] of [...paragraphs].entries()) {
		const line = lines[index]
		if (!line) continue
		const english = paragraph.querySelector('.en') ?? document.createElement('span')
		english.className = 'en'
		english.setAttribute('lang', 'en')
		english.textContent = line
		paragraph.appendChild(english)
	}
}

import { type ReactNode, useMemo, useRef } from 'react'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskLevel, rankOf } from '#app/domain/hsk/level.ts'
import type { TextOfReader } from '#app/features/known-words/use-own-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { alreadyThere } from '#app/ui/loaded-once.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Analysis } from './analysis.ts'
import { TextBox, textForm } from './text-box.tsx'
import { TextFigures } from './text-figures.tsx'
import { UnknownWords } from './unknown-words.tsx'
import {
	type AnalysisProblem,
	type ShownText,
	useAnalysis,
	useTranslation,
} from './use-analysis.ts'

type Props = {
	userId: string
	level: HskLevel
	edition: HskEdition
	/** The text the page was served with. */
	text: string
	/**
	 * Whether the person submitted the text. If not, it is the sample, and a remembered text replaces
	 * it.
	 */
	isOwnText: boolean
	shown: ShownText | undefined
	problem: AnalysisProblem | undefined
	hasTranslator: boolean
	/** Renders the annotated text and the legend. */
	children: (shown: ShownText, reader: TextOfReader, analyze: (text: string) => void) => ReactNode
	legend: (shown: ShownText) => ReactNode
}

/** The analyser: input on the left or above; the annotated text and its figures beside it. */
export function AnalyzerScreen({ userId, level, edition, text, isOwnText, ...props }: Props) {
	const { shown, problem, isBusy, analyze, outdate } = useAnalysis(props)
	const frame = useRef<HTMLDivElement>(null)
	const rank = rankOf(level)
	const reader = useMemo(() => readerOf({ userId, rank }, shown?.analysis), [userId, rank, shown])
	useTranslation(frame, shown, props.hasTranslator)
	return (
		<main className="page grid flex-1 grid-cols-[minmax(0,1fr)] content-start items-start gap-6 py-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-8">
			<div className="grid grid-cols-[minmax(0,1fr)] gap-6">
				<h1 className="font-display text-3xl">Text Analyzer</h1>
				<TextBox
					userId={userId}
					text={text}
					isOwnText={isOwnText}
					isBusy={isBusy}
					onTyping={outdate}
					onText={analyze}
				/>
				{problem && (
					<div className="grid justify-items-start gap-3">
						<Notice tone="error">{problem.text}</Notice>
						{problem.isPassing && (
							<Button form={textForm} look="secondary">
								Try again
							</Button>
						)}
					</div>
				)}
				<div
					ref={frame}
					data-stale={isBusy || undefined}
					className="grid grid-cols-[minmax(0,1fr)] gap-6 [&_.text]:transition-opacity data-stale:[&_.text]:opacity-50 data-stale:[&_.text]:delay-150"
				>
					{shown && (
						<>
							<p role="status" className="sr-only">
								{isBusy && 'Loading...'}
							</p>
							{props.children(shown, reader, analyze)}
						</>
					)}
					{!shown && isBusy && <Loading />}
					{!shown && !isBusy && !problem && (
						<Empty text="Type or paste a Chinese text, or drop a .txt file here." />
					)}
				</div>
			</div>
			{shown && (
				<aside
					aria-label="What is in the text"
					className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:max-lg:grid-cols-2 md:max-lg:items-start"
				>
					<TextFigures analysis={shown.analysis} level={level} edition={edition} />
					{shown.analysis.words > 0 && props.legend(shown)}
					<UnknownWords
						key={shown.name}
						reader={reader}
						words={shown.analysis.unknown}
						text={shown.text}
					/>
				</aside>
			)}
		</main>
	)
}

/** The person's own words in the shown text, as far as the page knows. */
function readerOf(
	reader: Pick<TextOfReader, 'userId' | 'rank'>,
	analysis: Analysis | undefined,
): TextOfReader {
	const { own = [], sheet = '', listed = [], asOf = 0 } = analysis ?? {}
	return { ...reader, own, sheet, listed: alreadyThere(listed), asOf }
}

function Loading() {
	return (
		<div role="status" className="grid gap-4">
			<p className="text-ink-soft">Loading...</p>
			<Skeleton className="h-8 w-full" />
			<Skeleton className="h-8 w-5/6" />
			<Skeleton className="h-8 w-2/3" />
		</div>
	)
}

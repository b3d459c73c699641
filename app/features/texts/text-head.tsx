import { Link } from '@remix-run/react'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShownFit } from '#app/domain/known-words/coverage.ts'
import { nameOfPart, type PartOfText, shareRead, textPath } from '#app/domain/texts/progress.ts'
import { FitLine } from '#app/features/known-words/fit-line.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { BackToTexts } from './back-to-texts.tsx'

type Props = {
	text: { id: string; title: string }
	parts: readonly PartOfText[]
	part: { number: number }
	fit: ShownFit | undefined
	/** The vocabulary of the part. */
	children: ReactNode
}

/** The title of a text, and its parts, which unfold. */
export function TextHead({ text, parts, part, fit, children }: Props) {
	const characters = parts.find(({ number }) => number === part.number)?.characters ?? 0
	const where = parts.length > 1 ? `Part ${part.number} of ${parts.length}, ` : ''
	return (
		<header className="grid gap-3">
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<BackToTexts />
				<Link
					to={`/texts/${text.id}/edit`}
					className="inline-flex min-h-11 items-center text-ink-soft text-sm underline hover:text-ink"
				>
					Edit or delete
				</Link>
			</div>
			<h1 className="wrap-anywhere font-display text-2xl leading-tight md:text-4xl">
				<WithHanzi text={text.title} />
			</h1>
			<FitLine fit={fit} />
			<details className="card group/parts">
				<summary className="flex min-h-11 list-none items-center gap-3 px-4 py-2 text-ink-soft [&::-webkit-details-marker]:hidden">
					<span className="tabular-nums">
						{where}
						{characters.toLocaleString('en')} characters
					</span>
					<ChevronDown
						aria-hidden
						size={18}
						className="ml-auto shrink-0 text-ink-quiet group-open/parts:rotate-180"
					/>
				</summary>
				<div className="border-line border-t [&_.card]:border-0">
					{parts.length > 1 && <Parts textId={text.id} parts={parts} here={part.number} />}
					{children}
				</div>
			</details>
		</header>
	)
}

type PartsProps = { textId: string; parts: readonly PartOfText[]; here: number }

function Parts({ textId, parts, here }: PartsProps) {
	return (
		<nav aria-label="Parts" className="max-h-80 overflow-y-auto border-line border-b px-2 py-2">
			<ol className="grid">
				{parts.map((part) => (
					<li key={part.number}>
						<Link
							to={textPath(textId, { number: part.number })}
							aria-current={part.number === here ? 'page' : undefined}
							className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-sunken aria-[current=page]:font-semibold"
						>
							<span className="wrap-anywhere min-w-0 flex-1">
								<WithHanzi text={nameOfPart(part)} />
							</span>
							<PartRead part={part} />
						</Link>
					</li>
				))}
			</ol>
		</nav>
	)
}

function PartRead({ part }: { part: PartOfText }) {
	const share = shareRead(part)
	if (share === 0) return null
	if (share < 1) {
		return (
			<span className="text-ink-quiet text-sm tabular-nums">{Math.floor(share * 100)}% read</span>
		)
	}
	return (
		<span className="inline-flex items-center gap-1 text-jade text-sm">
			<Check aria-hidden size={16} />
			Read
		</span>
	)
}

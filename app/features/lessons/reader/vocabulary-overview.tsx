import { ChevronDown } from 'lucide-react'
import { counted } from '#app/domain/counted.ts'
import type { Familiarity } from '#app/domain/hsk/familiarity.ts'
import type { VocabularyOverview as Overview } from '#app/domain/lesson-text/overview.ts'
import { langOfScript } from '#app/features/display/langs.ts'
import { useTextDisplay } from '#app/features/display/use-text-display.ts'

const groups: { name: Familiarity; label: string; verdict: string; fill: string }[] = [
	{ name: 'learning', label: 'Learning', verdict: 'verdict-learning', fill: 'bg-learning' },
	{ name: 'mastered', label: 'Mastered', verdict: 'verdict-mastered', fill: 'bg-mastered' },
	{ name: 'advanced', label: 'Advanced', verdict: 'verdict-advanced', fill: 'bg-advanced' },
	{ name: 'non-hsk', label: 'Non HSK', verdict: 'verdict-non-hsk', fill: 'bg-non-hsk' },
]

/** The four labels on one line, each with its number of words. */
export function VocabularyFigures({ overview }: { overview: Overview }) {
	return (
		<span className="flex gap-3 text-sm tabular-nums">
			{groups.map(({ name, label, fill }) => (
				<span key={name} className="flex items-center gap-1.5">
					<span aria-hidden className={`size-2 rounded-full ${fill}`} />
					{label} {overview[name].length}
				</span>
			))}
		</span>
	)
}

type Props = {
	overview: Overview
	/** The reader's level in words. */
	level: string
}

/** How much of a text its reader knows; doubles as the legend of the colours. */
export function VocabularyOverview({ overview, level }: Props) {
	const { script } = useTextDisplay()
	const shown = groups.map((group) => ({ ...group, words: overview[group.name] }))
	const total = shown.reduce((sum, { words }) => sum + words.length, 0)
	return (
		<section
			aria-labelledby="vocabulary"
			className="card @container grid grid-cols-[minmax(0,1fr)] gap-3 p-4"
		>
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id="vocabulary" className="font-semibold">
					Vocabulary
				</h2>
				<p className="text-ink-quiet text-sm">
					{counted(total, 'different word')}, compared with your level, {level}
				</p>
			</div>
			<p className="text-ink-quiet text-sm [:root[data-marks]_&]:hidden">
				In the text, words you are learning are tinted. Words that are new to you have a line, and
				both if they are in no list.
			</p>
			<div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
				{shown.map(({ name, fill, words }) => (
					<span key={name} className={fill} style={{ width: `${share(words.length, total)}%` }} />
				))}
			</div>
			<div className="-mx-2 grid grid-cols-[minmax(0,1fr)] items-start @md:grid-cols-2">
				{shown.map(({ name, label, verdict, words }) => (
					<details key={name} className="group rounded-control open:bg-sunken">
						<summary className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-control px-2 hover:bg-sunken">
							<span lang="zh-CN" aria-hidden className={`text-xl ${verdict}`}>
								字
							</span>
							<span className="font-medium">{label}</span>
							<span className="ml-auto text-ink-soft tabular-nums">{words.length}</span>
							<span className="min-w-11 text-right text-ink-quiet text-sm tabular-nums">
								{Math.round(share(words.length, total))}%
							</span>
							<ChevronDown
								aria-hidden
								size={16}
								className="shrink-0 text-ink-quiet group-open:rotate-180"
							/>
						</summary>
						<p
							lang={langOfScript[script]}
							className="px-2 pb-3 text-lg wrap-anywhere leading-relaxed [word-break:keep-all]"
						>
							{words.length > 0 ? words.join('　') : '–'}
						</p>
					</details>
				))}
			</div>
		</section>
	)
}

function share(part: number, whole: number): number {
	return whole === 0 ? 0 : (part / whole) * 100
}

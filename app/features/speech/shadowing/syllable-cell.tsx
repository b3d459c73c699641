import type { SaidSyllable } from '#app/domain/speech/pitch/said-syllables.ts'
import type { Tone } from '#app/domain/speech/pitch/tone-shapes.ts'
import { ReadingLine } from '#app/features/display/reading-line.tsx'

type Line = readonly (readonly [at: number, height: number])[]

type Props = {
	syllable: SaidSyllable
	/** The tone it is said in, after third tones have changed. */
	said: Tone | undefined
	isPinyinShown: boolean
	voice: readonly Line[]
	own: readonly Line[]
	/** The lines in words. */
	description: string
}

/** A syllable with the lines of both voices above it. Cells stand side by side, so lines go on. */
export function SyllableCell(props: Props) {
	const { syllable, said, isPinyinShown, voice, own, description } = props
	const { hanzi, pinyin, after, tone } = syllable
	return (
		<li className="min-w-14 flex-1 basis-14 text-center sm:max-w-24">
			<svg
				aria-hidden
				viewBox="0 0 100 100"
				preserveAspectRatio="none"
				className="h-20 w-full overflow-visible border-line border-l bg-sunken"
			>
				{[0, 50, 100].map((height) => (
					<line
						key={height}
						x1="0"
						x2="100"
						y1={height}
						y2={height}
						vectorEffect="non-scaling-stroke"
						className="stroke-line"
					/>
				))}
				{voice.map((line) => (
					<Curve key={pathOf(line)} line={line} className="stroke-edge" width={6} />
				))}
				{own.map((line) => (
					<Curve key={pathOf(line)} line={line} className="stroke-indigo" width={2.5} />
				))}
			</svg>
			<span className="block pt-1">
				<span lang="zh-CN" className="text-xl">
					{hanzi}
					{after}
				</span>
				{isPinyinShown && pinyin && (
					<span className="block text-[13px] text-ink-quiet">
						<ReadingLine pinyin={pinyin} />
					</span>
				)}
				<span className="sr-only">
					{' '}
					{[toneText(tone, said), description].filter(Boolean).join('. ')}.
				</span>
			</span>
		</li>
	)
}

function Curve({ line, className, width }: { line: Line; className: string; width: number }) {
	return (
		<polyline
			points={pathOf(line)}
			fill="none"
			strokeWidth={width}
			strokeLinecap="round"
			strokeLinejoin="round"
			vectorEffect="non-scaling-stroke"
			className={className}
		/>
	)
}

/** A margin of eight on either side keeps thick lines inside. */
function pathOf(line: Line): string {
	return line
		.map(([at, height]) => `${(at * 100).toFixed(1)},${(92 - height * 84).toFixed(1)}`)
		.join(' ')
}

const toneNames: Record<Tone, string> = {
	1: '1st tone',
	2: '2nd tone',
	3: '3rd tone',
	4: '4th tone',
	5: 'neutral tone',
}

function toneText(tone: Tone | undefined, said: Tone | undefined): string {
	if (!tone) return ''
	return said && said !== tone ? `${toneNames[tone]}, said as 2nd` : toneNames[tone]
}

import { useMemo, useState } from 'react'
import { megabytes } from '#app/domain/megabytes.ts'
import { nameOfPart } from '#app/domain/texts/progress.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import type { OpenedPart } from './open-file.ts'

type Props = {
	parts: readonly OpenedPart[]
	/** In bytes: what the person's texts may still have. */
	room: number
	problem: string | undefined
	onClose: () => void
}

/** The parts of a file to choose from. Those that are chosen are sent. */
export function PartsChoice({ parts, room, problem, onClose }: Props) {
	const [chosen, setChosen] = useState(() => firstParts(parts, room))
	const sent = useMemo(() => parts.filter(({ number }) => chosen.has(number)), [parts, chosen])
	const content = useMemo(
		() => JSON.stringify(sent.map(({ title, text, times }) => ({ title, text, times }))),
		[sent],
	)
	const bytes = sum(sent, 'bytes')

	function choose(number: number, isChosen: boolean) {
		const next = new Set(chosen)
		if (isChosen) next.add(number)
		else next.delete(number)
		setChosen(next)
	}

	return (
		<>
			<input type="hidden" name="parts" value={content} />
			<p role="status" className="text-ink-soft text-sm tabular-nums">
				{sent.length.toLocaleString('en')} of {parts.length.toLocaleString('en')} parts chosen:{' '}
				{sum(sent, 'characters').toLocaleString('en')} characters.
			</p>
			<PartsLimits {...{ sent: sent.length, all: parts, bytes, room, problem }} />
			<div className="-mx-2 flex flex-wrap gap-x-1">
				<Button
					type="button"
					look="quiet"
					onClick={() => setChosen(new Set(parts.map(({ number }) => number)))}
				>
					Choose all
				</Button>
				<Button type="button" look="quiet" onClick={() => setChosen(new Set())}>
					Choose none
				</Button>
				<Button type="button" look="quiet" onClick={onClose}>
					Close file
				</Button>
			</div>
			<ul className="relative -mx-2 max-h-96 overflow-y-auto">
				{parts.map((part) => (
					<li key={part.number}>
						<label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken">
							<input
								type="checkbox"
								className="size-4"
								checked={chosen.has(part.number)}
								onChange={({ currentTarget }) => choose(part.number, currentTarget.checked)}
							/>
							<PartName part={part} />
							<span className="text-ink-quiet text-sm tabular-nums">
								{part.characters.toLocaleString('en')}
								<span className="sr-only"> characters</span>
							</span>
						</label>
					</li>
				))}
			</ul>
		</>
	)
}

/** A part without a title shows how it begins. */
function PartName({ part }: { part: OpenedPart }) {
	if (part.title !== '') {
		return (
			<span>
				<WithHanzi text={part.title} />
			</span>
		)
	}
	return (
		<span className="grid">
			{nameOfPart(part)}
			<span lang="zh-CN" className="truncate text-ink-soft text-sm">
				{part.text.slice(0, 60)}
			</span>
		</span>
	)
}

/** As many parts from the beginning as there is room for. */
function firstParts(parts: readonly OpenedPart[], room: number): ReadonlySet<number> {
	let bytes = 0
	const fitting = new Set<number>()
	for (const part of parts) {
		bytes += part.bytes
		if (bytes > room) break
		fitting.add(part.number)
	}
	return fitting
}

type PartsLimitsProps = {
	sent: number
	all: readonly OpenedPart[]
	bytes: number
	room: number
	problem: string | undefined
}

/** The trouble with the choice, before it is sent. */
function PartsLimits({ sent, all, bytes, room, problem }: PartsLimitsProps) {
	if (sent === 0) return <Notice tone="warning">Choose at least one part.</Notice>
	if (bytes > room) {
		return (
			<Notice tone="warning">
				That is too much: your texts have room for {roomText(room)} MB more. Choose fewer parts, or
				delete a text that you have finished.
			</Notice>
		)
	}
	if (problem) return <Notice tone="error">{problem}</Notice>
	if (sum(all, 'bytes') <= room) return null
	return (
		<Notice tone="info">
			The whole file has {megabytes(sum(all, 'bytes'))} MB, and your texts have room for{' '}
			{roomText(room)} MB more.
		</Notice>
	)
}

/** Rounded down, so that what seems to fit does. */
function roomText(room: number): string {
	return String(Math.floor((room / (1024 * 1024)) * 10) / 10)
}

function sum(parts: readonly OpenedPart[], of: 'characters' | 'bytes'): number {
	return parts.reduce((total, part) => total + part[of], 0)
}

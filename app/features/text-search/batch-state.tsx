import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { counted } from '#app/domain/counted.ts'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { type Outcome, outcomes, outcomeTexts } from '#app/domain/text-search/outcome.ts'
import { partTitles } from '#app/domain/versions/version-content.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { Cell, Table } from '#app/ui/admin/table.tsx'
import type { DoneText } from './batch.ts'
import type { Batches } from './use-batches.ts'

/** How far a run or its undo is, and what became of each text. */
export function BatchState({ batches }: { batches: Batches }) {
	const { texts, total, isBusy, answer, goOn } = batches
	const status = useRef<HTMLParagraphElement>(null)
	const isDone = texts.length === total
	const counts = outcomes
		.map((outcome) => ({ outcome, done: texts.filter((one) => one.outcome === outcome) }))
		.filter(({ done }) => done.length > 0)
	// What was pressed goes while the requests are made. After a dialog gave the focus back.
	useEffect(() => {
		if (isBusy) status.current?.focus()
	}, [isBusy])
	return (
		<>
			<p ref={status} role="status" tabIndex={-1} className="outline-none">
				{isBusy && (!isDone || total === 0) && 'Working. Keep this page open. '}
				{!isDone && texts.length > 0 && `${texts.length} of ${total} texts done. `}
				{counts.map(countText).join(' · ')}
			</p>
			{isDone && !isBusy && texts.some(({ outcome }) => outcome === 'replaced') && (
				<p className="text-ink-soft">
					What learners can open keeps its old text until it is published:{' '}
					<Link to="/admin/needs-work?what=changes" className="text-accent-deep underline">
						unpublished changes
					</Link>
				</p>
			)}
			<FormNotice answer={answer} />
			{goOn && (
				<div>
					<AdminButton type="button" look="primary" onClick={goOn}>
						Continue
					</AdminButton>
				</div>
			)}
			{texts.length > 0 && (
				<Table
					caption="Texts"
					heads={['Text', 'Part', 'State']}
					emptyText="No texts."
					rows={texts.map((text) => (
						<tr key={`${text.owner.kind} ${text.owner.id} ${text.part}`}>
							<Cell of="Text" isHead>
								<Name {...text} />
							</Cell>
							<Cell of="Part">{partTitles[text.part]}</Cell>
							<Cell of="State">{outcomeTexts[text.outcome]}</Cell>
						</tr>
					))}
				/>
			)}
		</>
	)
}

function countText({ outcome, done }: { outcome: Outcome; done: readonly DoneText[] }): string {
	const texts = counted(done.length, 'text')
	if (outcome === 'undone') return `Undone in ${texts}`
	if (outcome !== 'replaced') return `${outcomeTexts[outcome]}: ${texts}`
	const lines = done.reduce((sum, text) => sum + (text.lines ?? 0), 0)
	return `${counted(lines, 'line')} replaced in ${texts}`
}

function Name({ owner, part, title, isThere }: DoneText) {
	const name = (
		<span className="wrap-anywhere">
			<span lang="zh-CN">{title.zh}</span> {title.en}
		</span>
	)
	if (!isThere) return name
	return (
		<Link to={tabPath(owner, partTitles[part])} className="text-accent-deep underline">
			{name}
		</Link>
	)
}

import { Form } from '@remix-run/react'
import { counted } from '#app/domain/counted.ts'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'
import { ChangeFields } from './change-fields.tsx'
import type { FoundChanges } from './find-changes.server.ts'
import { mostLines } from './text-search.ts'
import type { Batches } from './use-batches.ts'

/** A change with all that it would change. */
export type FoundPreview = Omit<FoundChanges, 'problem' | 'courses'> & {
	pattern: string
	replacement: string
	/** The id of the run that the preview begins. */
	run: string
	/** The address of the preview, to which its form is sent. */
	askedAt: string
}

type Props = FoundPreview & { batches: Batches }

/** What would be replaced, line by line. Folded after an undo, so that one does not do it again by a slip. */
export function ChangePreview({ batches, ...found }: Props) {
	const { texts, pattern, replacement } = found
	if (texts.length === 0) {
		const isDone = batches.texts.length > 0
		return isDone ? null : <Empty text={nothingFound(pattern, replacement)} />
	}
	const form = <PreviewForm {...found} batches={batches} />
	if (!batches.texts.some(({ outcome }) => outcome === 'undone')) return form
	return (
		<details hidden={batches.isBusy}>
			<summary className="cursor-pointer py-1 font-semibold">
				Replace again: {sizeOf(found)}
			</summary>
			{form}
		</details>
	)
}

function sizeOf({ texts }: Pick<Props, 'texts'>): string {
	const changed = texts.filter((text) => text.lines.length > 0).length
	const lines = texts.reduce((sum, text) => sum + text.lines.length, 0)
	return `${counted(lines, 'line')} in ${counted(changed, 'text')}`
}

function nothingFound(pattern: string, replacement: string): string {
	if (/[a-z]/i.test(pattern)) return 'Nothing was found. Upper and lower case must match.'
	if (!/[|｜␟[]/u.test(pattern + replacement)) return 'Nothing was found.'
	return 'Nothing to change was found. Words count only as they are cut, not inside longer words.'
}

function PreviewForm(props: Props) {
	const { run, pattern, replacement, texts, isMore, unknown, askedAt, batches } = props
	const isHydrated = useHydrated()
	return (
		<Form
			method="post"
			action={askedAt}
			hidden={batches.isBusy}
			onSubmit={(event) => {
				event.preventDefault()
				batches.begin(event.currentTarget)
			}}
			className="grid gap-4 [&[hidden]]:hidden"
		>
			<input type="hidden" name="intent" value="replace" />
			<input type="hidden" name="run" value={run} />
			<input type="hidden" name="pattern" value={pattern} />
			<input type="hidden" name="replacement" value={replacement} />
			<div className="sticky top-(--bar) z-1 flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper py-2">
				<h2 className="font-semibold text-lg">{sizeOf(props)}</h2>
				{/* Without its script, the page would not show what was done. */}
				<AdminButton look="primary" disabled={!isHydrated}>
					Replace
				</AdminButton>
				<p className="text-ink-soft text-sm">You can undo the whole replacement.</p>
			</div>
			{unknown.length > 0 && (
				<CheckField
					key={askedAt}
					required
					label={
						<WithHanzi
							text={`Replace it, although the dictionary has no ${unknown.map(({ word, pinyin }) => `${word} ${pinyin}`).join(' and no ')}`}
						/>
					}
				/>
			)}
			{isMore && (
				<p className="text-ink-soft">
					There are more lines. At most {mostLines} are replaced at a time. The others are listed
					here afterwards.
				</p>
			)}
			<ChangeFields texts={texts} pattern={pattern} replacement={replacement} />
		</Form>
	)
}

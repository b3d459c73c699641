import { useEffect, useRef } from 'react'
import { AdminButton } from '#app/ui/admin/button.tsx'
import { batchEditPath, type WordSelection } from './use-selection.ts'

type Props = {
	/** The id of the form around the checkboxes. */
	form: string
	selection: Pick<WordSelection, 'count' | 'selectAll'>
	/** The number of words on this page that can be selected. */
	most: number
}

/** The batch actions. Without JavaScript they are always enabled. */
export function SelectionBar({ form, selection: { count, selectAll }, most }: Props) {
	const all = useRef<HTMLInputElement>(null)
	const isPart = count !== undefined && count > 0 && count < most
	useEffect(() => {
		if (all.current) all.current.indeterminate = isPart
	}, [isPart])
	const button = { form, 'aria-disabled': count === 0 || undefined } as const
	return (
		<fieldset className="flex flex-wrap items-center gap-2">
			<legend className="sr-only">Selected words</legend>
			{count !== undefined && (
				<label className="inline-flex min-h-8 items-center gap-2 pr-2 text-ink-soft">
					<input
						ref={all}
						type="checkbox"
						checked={most > 0 && count === most}
						disabled={most === 0}
						onChange={({ currentTarget }) => selectAll(currentTarget.checked)}
						className="size-4 accent-accent"
					/>
					Select all custom words
				</label>
			)}
			<AdminButton {...button} formAction={batchEditPath}>
				Batch Edit Vocab
			</AdminButton>
			<AdminButton {...button} name="ask" value="set-status">
				Batch Set Status
			</AdminButton>
			<AdminButton {...button} name="ask" value="batch-delete">
				Batch Delete Vocab
			</AdminButton>
			<span role="status" className="text-ink-soft tabular-nums">
				{count ? `${count} selected` : ''}
			</span>
		</fieldset>
	)
}

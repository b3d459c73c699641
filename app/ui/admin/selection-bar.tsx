import { AdminButton } from './button.tsx'
import { SelectAll } from './select-all.tsx'
import type { RowSelection } from './use-selection.ts'

type Props = {
	/** What screen readers say of the bar: "Selected words". */
	legend: string
	/** The label of the box that selects all. */
	selectAll: string
	/** The id of the form that the checkboxes belong to, where the bar stands outside of it. */
	form?: string
	selection: Pick<RowSelection, 'count' | 'selectAll'>
	/** The number of rows on this page. */
	most: number
	/** The buttons, as `useSelection` takes their values. */
	actions: readonly { name: string; ask: string }[]
}

/** What can be done with the selected rows. The buttons wait for JavaScript, which reads the selection. */
export function SelectionBar({ legend, selectAll, form, selection, most, actions }: Props) {
	const { count } = selection
	return (
		<fieldset className="flex flex-wrap items-center gap-2">
			<legend className="sr-only">{legend}</legend>
			<SelectAll label={selectAll} selection={selection} most={most} />
			{actions.map(({ name, ask }) => (
				<AdminButton
					key={ask}
					form={form}
					name="ask"
					value={ask}
					disabled={count === undefined}
					aria-disabled={count === 0 || undefined}
				>
					{name}
				</AdminButton>
			))}
			<span role="status" className="text-ink-soft tabular-nums">
				{count ? `${count} selected` : ''}
			</span>
		</fieldset>
	)
}

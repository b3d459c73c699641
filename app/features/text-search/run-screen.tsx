import { Form, Link, useNavigation, useSubmit } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { tabPath } from '#app/domain/publishing/text-tabs.ts'
import { partStateTexts } from '#app/domain/text-search/run-state.ts'
import { replacePath, runPath } from '#app/domain/text-search/search-address.ts'
import { partTitles } from '#app/domain/versions/version-content.ts'
import { AdminButton, adminButtonClass } from '#app/ui/admin/button.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { FormNotice } from '#app/ui/admin/form-notice.tsx'
import { AdminPage } from '#app/ui/admin/page.tsx'
import { Cell, Table } from '#app/ui/admin/table.tsx'
import { UpLink } from '#app/ui/admin/up-link.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import type { FoundRun } from './list-runs.server.ts'
import { RunName } from './run-name.tsx'

type Props = { run: FoundRun; answer: FormAnswer | undefined; dialog: ReactNode }

/** How far a run of find and replace is. It goes on by itself while this page is open. */
export function RunScreen({ run, answer, dialog }: Props) {
	const { id, state, texts, counts, left } = run
	const isDone = left === 0
	return (
		<AdminPage
			above={
				<div>
					<UpLink to={replacePath} />
				</div>
			}
			title={<RunName run={run} />}
			actions={
				state === 'replaced' && (
					<Link
						to={`${runPath(id)}?ask=undo`}
						state={opensDialog}
						preventScrollReset
						className={adminButtonClass('secondary')}
					>
						Undo
					</Link>
				)
			}
		>
			<p role="status">
				{isDone ? '' : `${texts.length - left} of ${texts.length} texts done. `}
				{counts.map(({ state, count }) => `${partStateTexts[state]}: ${count}`).join(' · ')}
			</p>
			<FormNotice answer={answer} />
			{!isDone && <Continue run={run} answer={answer} />}
			<Table
				caption="Texts"
				heads={['Text', 'Part', 'State']}
				emptyText="No texts."
				rows={texts.map(({ owner, part, title, isThere, state }) => (
					<tr key={`${owner.kind} ${owner.id} ${part}`}>
						<Cell of="Text" isHead>
							<Name to={isThere ? tabPath(owner, partTitles[part]) : undefined} title={title} />
						</Cell>
						<Cell of="Part">{partTitles[part]}</Cell>
						<Cell of="State">{partStateTexts[state]}</Cell>
					</tr>
				))}
			/>
			{dialog}
		</AdminPage>
	)
}

function Name({ to, title }: { to: string | undefined; title: { zh: string; en: string } }) {
	const name = (
		<span className="wrap-anywhere">
			<span lang="zh-CN">{title.zh}</span> {title.en}
		</span>
	)
	return to === undefined ? (
		name
	) : (
		<Link to={to} className="text-accent-deep underline">
			{name}
		</Link>
	)
}

/** Sends itself until nothing is left or something fails. */
function Continue({ run, answer }: Omit<Props, 'dialog'>) {
	const form = useRef<HTMLFormElement>(null)
	const submit = useSubmit()
	const navigation = useNavigation()
	const { left } = run
	const isBusy = navigation.formData?.get('intent') === 'continue'
	const hasFailed = answer?.problems !== undefined

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each number of texts that are left
	useEffect(() => {
		if (!hasFailed && form.current) submit(form.current)
	}, [left, hasFailed])

	return (
		<Form ref={form} method="post" action={runPath(run.id)} replace preventScrollReset>
			<input type="hidden" name="intent" value="continue" />
			<AdminButton look="primary" isBusy={isBusy} busyLabel="Working...">
				Continue
			</AdminButton>
		</Form>
	)
}

import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { counted } from '#app/domain/counted.ts'
import { SettingsFrame } from '#app/features/accounts/settings-frame.tsx'
import { opensDialog } from '#app/ui/admin/close-dialog.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { DataCounts } from './count-data.server.ts'
import { dataPath } from './data-path.ts'
import { LeavingDialog } from './leaving-dialog.tsx'

type Props = {
	userId: string
	counts: DataCounts
	/** Whether there are changes of the platform that stay. */
	hasAdministered: boolean
	/** Whether the dialog is open. */
	isAsked: boolean
	graceDays: number
	/** The day on which an account is deleted that is left today. */
	lastDay: string
	mayDownload: boolean
	downloadProblem: string | undefined
	leaveProblem: string | undefined
	answer: FormAnswer | undefined
}

/** Says how much is stored of a person, to be downloaded or deleted. */
export function DataScreen(props: Props) {
	const { counts, mayDownload, downloadProblem, leaveProblem, isAsked } = props
	return (
		<SettingsFrame title="Your data" path="/settings/data">
			<Section id="download" title="Download everything">
				{downloadProblem && <Notice tone="error">{downloadProblem}</Notice>}
				<p>
					A zip file with everything we store about you: {countsText(counts)}, your profile and
					settings, and where you stopped in texts. It comes as JSON, and words, cards and answers
					also as tables (CSV).
				</p>
				<p className="text-ink-soft text-sm">
					Passwords are not in it. We send you a mail each time, so that you know of it if somebody
					else does it.
				</p>
				<form method="post" action="/settings/data/download">
					<Button disabled={!mayDownload}>Download everything</Button>
				</form>
			</Section>
			<Section id="leave" title="Delete your account">
				{leaveProblem && <Notice tone="info">{leaveProblem}</Notice>}
				<WhatGoes {...props} />
				{!leaveProblem && (
					<Link
						to={dataPath({ ask: 'delete' })}
						state={opensDialog}
						preventScrollReset
						className={buttonClass('secondary', 'justify-self-start')}
					>
						Delete my account
					</Link>
				)}
			</Section>
			{isAsked && <LeavingDialog {...props} />}
		</SettingsFrame>
	)
}

function WhatGoes({ counts, hasAdministered }: Props) {
	return (
		<div className="grid gap-4 sm:grid-cols-2">
			<div className="grid content-start gap-1.5">
				<h3 className="font-semibold">What will be deleted</h3>
				<ul className="grid list-disc gap-1 pl-5">
					<li>{countsText(counts)}</li>
					<li>where you stopped in texts, and your time with them</li>
					<li>your name, address, password and settings</li>
					{counts.shared > 0 && (
						<li>{counted(counts.shared, 'invitation')} to private courses and lessons</li>
					)}
				</ul>
			</div>
			<div className="grid content-start gap-1.5">
				<h3 className="font-semibold">What stays</h3>
				<ul className="grid list-disc gap-1 pl-5">
					{hasAdministered ? (
						<>
							<li>
								courses, lessons, articles and words that you wrote or changed, and what you shared
								with others
							</li>
							<li>
								{counted(counts.changes, 'entry', 'entries')} of yours in the log of changes, under
								“A former administrator”
							</li>
						</>
					) : (
						<li>the private courses and lessons that were shared with you</li>
					)}
					<li>copies in backups, until these are deleted</li>
				</ul>
			</div>
		</div>
	)
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section aria-labelledby={id} className="card grid content-start">
			<h2 id={id} className="border-line border-b px-5 py-4 font-display text-2xl sm:px-6">
				{title}
			</h2>
			<div className="grid gap-4 px-5 py-4 sm:px-6">{children}</div>
		</section>
	)
}

/** "3 marked words, 12 saved words, 204 answers to cards, 2 texts (with corrections and notes), …" */
function countsText({ words, saved, answers, texts, lessons }: DataCounts): string {
	return [
		counted(words, 'marked word'),
		counted(saved, 'saved word'),
		`${counted(answers, 'answer')} to cards`,
		`${counted(texts, 'text')} of your own (with corrections and notes)`,
		`progress in ${counted(lessons, 'lesson')}`,
	].join(', ')
}

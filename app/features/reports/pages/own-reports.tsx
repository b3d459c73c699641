import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useLoaderData } from '@remix-run/react'
import { listOwnReports, seeAnswer } from '#app/features/reports/own/own-reports.server.ts'
import { OwnReportsScreen } from '#app/features/reports/own/own-reports-screen.tsx'
import { seenForm } from '#app/features/reports/report-forms.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { invalid } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Your reports', matches) }]

/** No link may fetch it ahead: what it lists counts as seen. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { db } = context
	const reader = await requireUser(context)
	return { reports: await listOwnReports(db, { reader, now: new Date() }) }
}

/** Closes one answer where another page shows it. Without a script the list follows. */
export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireUser(context)
	const form = await readBody(request, seenForm)
	if (!form.ok) return invalid(form.problems)
	await seeAnswer(db, { userId, id: form.value.seen, now: new Date() })
	return json({ seen: form.value.seen })
}

/** Without a network the answer stays on its page. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
	try {
		return await serverAction<typeof action>()
	} catch (error) {
		if (error instanceof Response) throw error
		return { seen: undefined }
	}
}

export default function OwnReports() {
	const { reports } = useLoaderData<typeof loader>()
	return <OwnReportsScreen reports={reports} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="page.refresh" />
}

import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Revalidates after refusals too: a refusal often means that somebody else has changed the list.
 */
export const reloadAfterSubmit: ShouldRevalidateFunction = ({
	actionStatus,
	defaultShouldRevalidate,
}) => actionStatus !== undefined || defaultShouldRevalidate

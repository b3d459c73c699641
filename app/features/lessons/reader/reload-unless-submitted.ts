import type { ShouldRevalidateFunction } from '@remix-run/react'

/** Display preferences, progress and saved words don't change the text, so don't reload it. */
export const reloadUnlessSubmitted: ShouldRevalidateFunction = ({
	formMethod,
	defaultShouldRevalidate,
}) => formMethod !== 'POST' && defaultShouldRevalidate

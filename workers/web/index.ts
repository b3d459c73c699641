import { createRequestHandler } from '@remix-run/cloudflare'
import * as build from '#build/server/index.js'
import { createWebApp } from './app.ts'

const handlePage = createRequestHandler(build, 'production')

export default createWebApp({ handlePage })

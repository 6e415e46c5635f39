import type { ApiContext } from 'waku/router';
import { dashboards } from '../../../content/dashboard-pages';
import { rankFiles } from '../../../content/rank-files';

const files = new Map(dashboards.map(({ client }) => [`${client}.csv`, rankFiles[client]]));

/** A client's rankings as a file, for spreadsheets. */
export async function GET(
  _request: Request,
  { params }: ApiContext<'/live/[file]'>,
): Promise<Response> {
  const csv = files.get(params.file);
  if (csv === undefined) return new Response(null, { status: 404 });
  return new Response(csv, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
}

export const getConfig = async () =>
  ({ render: 'static', staticPaths: [...files.keys()] }) as const;
